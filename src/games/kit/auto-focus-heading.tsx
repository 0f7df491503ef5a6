import type { ComponentProps } from 'react';
import { useFocusOnMount } from './use-focus-on-mount.ts';

/** The heading of what has just come: it takes the focus, and is read out. */
export function AutoFocusHeading(props: Omit<ComponentProps<'h4'>, 'ref' | 'tabIndex'>) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return <h4 {...props} ref={heading} tabIndex={-1} data-autofocus />;
}
