import { usePlayKeys } from './use-play-keys.ts';

export interface LetterKeyHandlers {
  /** A letter from a to z, in lower case. */
  onLetter: (letter: string) => void;
  onBackspace?: (() => void) | undefined;
  onEnter?: (() => void) | undefined;
}

/**
 * Letters of a real keyboard, wherever the focus is. Enter on a button or a link still presses that.
 * @param textEntry a selector of the part of the view in which letters are text, and act in every setting
 */
export function useHardwareLetters(
  { onLetter, onBackspace, onEnter }: Partial<LetterKeyHandlers>,
  textEntry?: string,
): void {
  usePlayKeys(
    (event, target) => {
      if (/^[a-z]$/i.test(event.key) && onLetter) onLetter(event.key.toLowerCase());
      else if (event.key === 'Backspace' && onBackspace) onBackspace();
      else if (event.key === 'Enter' && onEnter && !target?.closest('button, a')) onEnter();
      else return;
      event.preventDefault();
    },
    { textEntry },
  );
}
