import type { Ref } from 'react';
import { TextField } from '../../ui/field.tsx';

/** The e-mail that an account goes by, as password managers know it. */
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
