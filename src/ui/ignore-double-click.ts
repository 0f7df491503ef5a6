import type { MouseEvent } from 'react';

/** Ignores the second click of a double click. */
export function ignoreDoubleClick(action: () => void) {
  return (event: MouseEvent) => {
    if (event.detail <= 1) action();
  };
}
