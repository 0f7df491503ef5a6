import { memo, type ReactNode, useId } from 'react';
import css from './choice-group.module.css';
import layout from './layout.module.css';

export interface ChoiceGroupProps<T extends string> {
  legend: string;
  options: readonly { value: T; label: string; picture?: ReactNode | undefined }[];
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
  const hasPictures = options.some((option) => option.picture !== undefined);
  const shape = isLine ? css.line : layout.row2;
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      <div className={hasPictures ? css.pictured : shape}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture !== undefined && <span className={css.picture}>{option.picture}</span>}
            <span>{option.label}</span>
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
