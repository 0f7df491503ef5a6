import {
  type ComponentProps,
  type CSSProperties,
  type FormEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import css from './field.module.css';
import { Icon } from './icon.tsx';
import letters from './letters.module.css';
import hidden from './visually-hidden.module.css';

interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
  /** The id of a message elsewhere in the form that says what is wrong with the field. */
  errorId?: string | undefined;
}

interface FieldFrameProps extends Omit<FieldTexts, 'errorId'> {
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

type ControlProps = Pick<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid'>;

/** The attributes that connect a control to its hint and its error, besides those that it has already. */
function getControlProps(id: string, { hint, error, errorId }: Omit<FieldTexts, 'label'>, own: ControlProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, errorId, own['aria-describedby']];
  return {
    id,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error || errorId ? true : own['aria-invalid'],
  };
}

/**
 * What the browser says about a control that its form can't be sent with, in place of the browser's own
 * bubble, which disappears.
 */
function useBrowserError<Control extends HTMLInputElement | HTMLTextAreaElement>() {
  const [browserError, setBrowserError] = useState('');
  const events = {
    onInvalid: (event: FormEvent<Control>) => {
      event.preventDefault();
      const { currentTarget: control } = event;
      setBrowserError(control.validationMessage);
      if (control.form?.querySelector(':invalid:not(fieldset)') === control) control.focus();
    },
    onInput: () => setBrowserError(''),
  };
  return { browserError: browserError || undefined, events };
}

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {
  /** A button at the end of the field. */
  action?: ReactNode | undefined;
}

export function TextField({ label, hint, error, errorId, action, className, ...rest }: TextFieldProps) {
  const id = useId();
  const { browserError, events } = useBrowserError<HTMLInputElement>();
  const texts = { hint, error: error ?? browserError, errorId };
  const input = (
    <input
      {...events}
      {...rest}
      {...getControlProps(id, texts, rest)}
      className={classNames(css.control, className)}
    />
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={texts.error}>
      {action ? (
        <div className={css.line}>
          {input}
          {action}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  hideLabel?: boolean | undefined;
}

export function TextArea({ label, hideLabel, hint, error, errorId, ...rest }: TextAreaProps) {
  const id = useId();
  const { browserError, events } = useBrowserError<HTMLTextAreaElement>();
  const texts = { hint, error: error ?? browserError, errorId };
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} error={texts.error}>
      <textarea
        {...events}
        {...rest}
        {...getControlProps(id, texts, rest)}
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
