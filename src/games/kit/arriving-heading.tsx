import type { ComponentProps } from 'react';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** The heading of what has just come: it takes the focus, and is read out. */
export function ArrivingHeading(props: Omit<ComponentProps<'h4'>, 'ref' | 'tabIndex'>) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return <h4 {...props} ref={heading} tabIndex={-1} data-autofocus />;
}
