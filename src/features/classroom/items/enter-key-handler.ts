import type { KeyboardEvent } from 'react';

/** Enter leads to the next field of the same exercise, and out of the last one to `onLast`. */
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
