import { memo, type ReactNode, useId } from 'react';
import css from './choice-group.module.css';
import layout from './layout.module.css';

export interface ChoiceGroupProps<T extends string> {
  legend: string;
  /** With descriptions, the options are full-width rows. */
  options: readonly {
    value: T;
    label: string;
    picture?: ReactNode | undefined;
    description?: string | undefined;
  }[];
  value: T;
  onChange: (value: T) => void;
  /** For short labels: one line with pieces of equal width. */
  isLine?: boolean | undefined;
}

function ChoiceGroupFieldset<T extends string>({
  legend,
  options,
  value,
  onChange,
  isLine = false,
}: ChoiceGroupProps<T>) {
  const name = useId();
  const isDescribed = options.some((option) => option.description !== undefined);
  const hasPictures = options.some((option) => option.picture !== undefined);
  const row = isLine ? css.line : layout.row2;
  const list = isDescribed ? css.described : row;
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      <div className={hasPictures ? css.pictured : list}>
        {options.map(({ value: option, label, picture, description }) => (
          <label key={option} className={css.option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              // The description is not part of the name, so that a choice is heard at once.
              aria-labelledby={description && `${name}-${option}-label`}
              aria-describedby={description && `${name}-${option}-description`}
            />
            {picture !== undefined && <span className={css.picture}>{picture}</span>}
            <span id={`${name}-${option}-label`}>{label}</span>
            {description && (
              <span id={`${name}-${option}-description`} className={css.description}>
                {description}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Radio buttons drawn as pieces, or as cards with pictures. Memoised, because React sets name and type of
 * each radio button at every render, and the browser then searches for the checked one.
 */
export const ChoiceGroup = memo(ChoiceGroupFieldset) as typeof ChoiceGroupFieldset;
