import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import css from './field.module.css';
import { Icon } from './icon.tsx';
import letters from './letters.module.css';
import hidden from './visually-hidden.module.css';

interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  hideLabel?: boolean | undefined;
  children: ReactNode;
}

function FieldFrame({ id, label, hideLabel = false, hint, error, children }: FieldFrameProps) {
  return (
    <div className={css.field}>
      <label className={classNames(letters.display, css.label, hideLabel && hidden.text)} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={classNames(letters.soft, css.hint)} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={css.error} id={`${id}-error`} role="alert">
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** The attributes that connect a control to its hint and error. */
function getControlProps(id: string, { hint, error }: Omit<FieldTexts, 'label'>) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
}

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {}

export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...getControlProps(id, { hint, error })}
        {...rest}
        className={classNames(css.control, className)}
      />
    </FieldFrame>
  );
}

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  hideLabel?: boolean | undefined;
}

export function TextArea({ label, hideLabel, hint, error, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <textarea
        {...rest}
        {...getControlProps(id, { hint, error })}
        className={classNames(css.control, css.area)}
        style={{ '--rows': rest.rows } as CSSProperties}
      />
    </FieldFrame>
  );
}

export interface SelectFieldProps<T extends string> {
  label: ReactNode;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

export function SelectField<T extends string>({ label, options, value, onChange }: SelectFieldProps<T>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <span className={css.select}>
        <select
          id={id}
          className={css.control}
          value={value}
          onChange={(event) => {
            const chosen = options[event.target.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
}
