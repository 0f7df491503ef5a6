import { type Ref, useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '../../domain/limits.ts';
import { Button } from '../../ui/button.tsx';
import { TextField, type TextFieldProps } from '../../ui/field.tsx';
import css from './password-field.module.css';

interface PasswordFieldProps extends Pick<TextFieldProps, 'errorId'> {
  ref: Ref<HTMLInputElement>;
  /** Whether a password manager fills in a password or suggests a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with its rule, and a button to show the text. */
export function PasswordField({ ref, autoComplete, errorId }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      ref={ref}
      label="Password"
      hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
      errorId={errorId}
      type={isShown ? 'text' : 'password'}
      name="password"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <Button
          kind="quiet"
          className={css.toggle}
          aria-pressed={isShown}
          aria-label="Show password"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  );
}
