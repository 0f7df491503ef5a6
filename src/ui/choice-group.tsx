import { memo, type ReactNode, useId } from 'react';
import css from './choice-group.module.css';
import layout from './layout.module.css';

export interface ChoiceGroupProps<T extends string> {
  legend: string;
  options: readonly { value: T; label: string; picture?: ReactNode | undefined }[];
  value: T;
  onChange: (value: T) => void;
  /** Short labels on one line of equal pieces. */
  isLine?: boolean | undefined;
}

function DrawnChoiceGroup<T extends string>({
  legend,
  options,
  value,
  onChange,
  isLine = false,
}: ChoiceGroupProps<T>) {
  const name = useId();
  const pictured = options.some((option) => option.picture !== undefined);
  const shape = isLine ? css.line : layout.row2;
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      <div className={pictured ? css.pictured : shape}>
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
 * Radio buttons drawn as pieces of the board; with pictures they become cards. Drawn anew only for another choice: React
 * writes name and kind of each radio button again with every drawing, and the browser then looks for what is chosen.
 */
export const ChoiceGroup = memo(DrawnChoiceGroup) as typeof DrawnChoiceGroup;
