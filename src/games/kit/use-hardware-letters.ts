import { usePlayKeys } from './use-play-keys.ts';

export interface LetterKeyHandlers {
  /** A letter, a digit, an apostrophe, a hyphen or a space, in lower case. */
  onLetter: (letter: string) => void;
  onBackspace?: (() => void) | undefined;
  onEnter?: (() => void) | undefined;
}

interface HardwareLetterOptions extends Partial<LetterKeyHandlers> {
  /** Whether a space is a letter. On a button or a link it still presses that. */
  takesSpace?: boolean;
  /** A selector of the part of the view in which letters are text, and act in every setting. */
  textEntry?: string;
}

/** Whether a key of a real keyboard writes a part of a word. */
export function isWordKey(key: string): boolean {
  return /^[\p{L}\p{N}'’´`-]$/u.test(key);
}

/**
 * Handles the letters of a real keyboard while the focus is elsewhere than in a field. Enter and Space on a
 * button or a link still press that.
 */
export function useHardwareLetters(options: HardwareLetterOptions): void {
  const { onLetter, onBackspace, onEnter, takesSpace = false, textEntry } = options;
  usePlayKeys(
    (event, target) => {
      const isSpace = takesSpace && event.key === ' ' && !target?.closest('button, a');
      if (onLetter && (isSpace || isWordKey(event.key))) onLetter(event.key.toLowerCase());
      else if (event.key === 'Backspace' && onBackspace) onBackspace();
      else if (event.key === 'Enter' && onEnter && !target?.closest('button, a')) onEnter();
      else return;
      event.preventDefault();
    },
    { textEntry },
  );
}
