import type { Ref } from 'react';
import { TextField, type TextFieldProps } from '../../ui/field.tsx';

interface EmailFieldProps extends Pick<TextFieldProps, 'errorId'> {
  ref: Ref<HTMLInputElement>;
}

/** The e-mail of an account, with the name that password managers know. */
export function EmailField({ ref, errorId }: EmailFieldProps) {
  return (
    <TextField
      ref={ref}
      label="Email"
      errorId={errorId}
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
