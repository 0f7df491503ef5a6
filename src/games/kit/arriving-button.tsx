import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** The main button of a phase, which takes the focus as it comes: one key goes on. */
export function ArrivingButton(props: Omit<ComponentProps<typeof Button>, 'ref' | 'kind'>) {
  const button = useFocusOnArrival<HTMLButtonElement>();
  return <Button ref={button} kind="primary" {...props} />;
}
