import { useEffect, useEffectEvent } from 'react';
import { useHost } from './host-context.ts';

export interface LetterKeys {
  /** A letter from a to z, in lower case. */
  onLetter: (letter: string) => void;
  onBackspace?: (() => void) | undefined;
  onEnter?: (() => void) | undefined;
}

/**
 * Letters from a real keyboard, wherever the focus is: not in a field or a dialog, which have their own use
 * for them; nor Enter on a button or a link, which it presses.
 */
export function useHardwareLetters({ onLetter, onBackspace, onEnter }: LetterKeys): void {
  const { isPaused } = useHost();

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('input, textarea, select, dialog')) return;
    if (/^[a-z]$/i.test(event.key)) onLetter(event.key.toLowerCase());
    else if (event.key === 'Backspace' && onBackspace) onBackspace();
    else if (event.key === 'Enter' && onEnter && !target?.closest('button, a')) onEnter();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    if (isPaused) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isPaused]);
}
