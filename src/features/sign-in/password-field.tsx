import { type Ref, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import css from './password-field.module.css';

interface PasswordFieldProps {
  ref: Ref<HTMLInputElement>;
  /** Whether a password manager fills in a password or suggests a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button to show the text. */
export function PasswordField({ ref, autoComplete }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={css.password}>
      <TextField
        ref={ref}
        label="Password"
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button
        kind="quiet"
        className={css.toggle}
        aria-pressed={isShown}
        aria-label="Show password"
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </div>
  );
}
