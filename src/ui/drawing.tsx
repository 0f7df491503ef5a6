import type { ComponentProps } from 'react';

/** The sheet of a picture that tells nothing by itself: round lines, and screen readers pass it over. */
export function Drawing(props: ComponentProps<'svg'>) {
  return (
    <svg
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    />
  );
}
