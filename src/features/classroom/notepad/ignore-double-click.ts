import type { MouseEvent } from 'react';

/** The second click of a double click asks for nothing new. */
export function ignoreDoubleClick(action: () => void) {
  return (event: MouseEvent) => {
    if (event.detail <= 1) action();
  };
}
