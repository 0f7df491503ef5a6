import { memo, type ReactNode, useId } from 'react';
import css from './choice-group.module.css';
import layout from './layout.module.css';

export interface ChoiceGroupProps<T extends string> {
  legend: string;
  /** Pictures make the options cards; without pictures, descriptions make them wide rows. */
  options: readonly {
    value: T;
    label: string;
    picture?: ReactNode | undefined;
    description?: string | undefined;
  }[];
  value: T;
  onChange: (value: T) => void;
  /** For short labels: one line with options of equal width. Ignored with descriptions or pictures. */
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
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      <div className={chooseLayout(options, isLine)}>
        {options.map(({ value: option, label, picture, description }) => (
          <label key={option} className={css.option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              // The description is not part of the accessible name, so that a screen reader says the choice
              // at once.
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

function chooseLayout(options: ChoiceGroupProps<string>['options'], isLine: boolean) {
  if (options.some(({ picture }) => picture !== undefined)) return css.pictured;
  if (options.some(({ description }) => description !== undefined)) return css.described;
  return isLine ? css.line : layout.row2;
}

/**
 * Radio buttons drawn as boxes with a border, or as cards with pictures. Memoised, because React sets name
 * and type of each radio button at every render, and the browser then searches for the checked one.
 */
export const ChoiceGroup = memo(ChoiceGroupFieldset) as typeof ChoiceGroupFieldset;
