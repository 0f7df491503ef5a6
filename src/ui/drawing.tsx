import type { ComponentProps } from 'react';

/** The `svg` of a decorative drawing: round lines, hidden from screen readers. */
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
