import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

/** The main button of a phase, which takes the focus as it comes: one key goes on. */
export function AutoFocusButton(props: Omit<ComponentProps<typeof Button>, 'ref' | 'kind'>) {
  const button = useFocusOnMount<HTMLButtonElement>();
  return <Button ref={button} kind="primary" {...props} />;
}
