import type { ComponentProps } from 'react';
import { useFocusOnMount } from './use-focus-on-mount.ts';

/** A heading that takes the focus when it mounts, so that screen readers read it. */
export function AutoFocusHeading(props: Omit<ComponentProps<'h2'>, 'ref' | 'tabIndex'>) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return <h2 {...props} ref={heading} tabIndex={-1} data-autofocus />;
}
