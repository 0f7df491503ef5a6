import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import css from './field.module.css';
import { Icon } from './icon.tsx';
import hidden from './only-read-aloud.module.css';

interface Surroundings {
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
}

interface FrameProps extends Surroundings {
  id: string;
  hideLabel?: boolean | undefined;
  children: ReactNode;
}

function Frame({ id, label, hideLabel = false, hint, error, children }: FrameProps) {
  return (
    <div className={css.field}>
      <label className={classNames(css.label, hideLabel && hidden.text)} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
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

/** The ids of what describes a control, with those that the screen gave itself. */
function describedBy(id: string, { hint, error }: Omit<Surroundings, 'label'>, own?: string) {
  return (
    [own, hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined].filter(Boolean).join(' ') ||
    undefined
  );
}

export interface TextFieldProps extends Surroundings, ComponentProps<'input'> {}

export function TextField({ label, hint, error, id: givenId, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        id={id}
        className={classNames(css.control, className)}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(id, { hint, error }, rest['aria-describedby'])}
      />
    </Frame>
  );
}

export interface TextAreaProps extends Surroundings, ComponentProps<'textarea'> {
  hideLabel?: boolean | undefined;
}

export function TextArea({ label, hideLabel, hint, error, id: givenId, className, ...rest }: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Frame id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <textarea
        rows={4}
        {...rest}
        id={id}
        className={classNames(css.control, css.area, className)}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(id, { hint, error }, rest['aria-describedby'])}
      />
    </Frame>
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
    <Frame id={id} label={label}>
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
    </Frame>
  );
}
