import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

/** A primary button that takes the focus when it mounts, so that Enter continues. */
export function AutoFocusButton(props: Omit<ComponentProps<typeof Button>, 'ref' | 'kind'>) {
  const button = useFocusOnMount<HTMLButtonElement>();
  return <Button ref={button} kind="primary" {...props} />;
}
