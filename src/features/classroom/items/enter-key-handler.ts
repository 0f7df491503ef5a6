import type { KeyboardEvent } from 'react';

/**
 * Creates a handler for Enter: it focuses the next field of the exercise, and calls `onLast` in the last one.
 */
export function createEnterKeyHandler(onLast: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const exercise = event.currentTarget.closest('[data-exercise]');
    const fields = [
      ...(exercise?.querySelectorAll<HTMLElement>('[data-answer-field]:not([readonly])') ?? []),
    ];
    const next = fields[fields.indexOf(event.currentTarget) + 1];
    if (next) next.focus();
    else onLast();
  };
}
