import type { Ref } from 'react';
import { TextField } from '../../ui/field.tsx';

/** The e-mail of an account, with the name that password managers know. */
export function EmailField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <TextField
      ref={ref}
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
