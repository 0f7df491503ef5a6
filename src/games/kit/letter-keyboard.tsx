import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import css from './letter-keyboard.module.css';
import type { LetterKeys } from './use-hardware-letters.ts';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;
const MARK_WORDS = { right: 'right', wrong: 'wrong' } as const;

export type LetterMark = keyof typeof MARK_WORDS;

interface LetterKeyboardProps extends LetterKeys {
  enterLabel?: string | undefined;
  /** Letters that were tried; they stay on the board, marked by sign as well as colour. */
  marks?: Readonly<Partial<Record<string, LetterMark>>> | undefined;
  /** With a space and an apostrophe, which come as letters do. */
  isPhrase?: boolean | undefined;
}

/**
 * A drawn keyboard. The system's own would cover half of a phone's screen and make the rest jump. Keys are 48
 * pixels high; ten in a row leave 32 in width on a screen of 360, as on every phone's keyboard.
 */
export function LetterKeyboard({
  onLetter,
  onBackspace,
  onEnter,
  enterLabel = 'Enter',
  marks = {},
  isPhrase = false,
}: LetterKeyboardProps) {
  return (
    <fieldset className={css.keyboard} aria-label="Letters">
      {ROWS.map((row, index) => (
        <div key={row} className={css.row}>
          {index === ROWS.length - 1 && onEnter && <WideKey onPress={onEnter}>{enterLabel}</WideKey>}
          {[...row].map((letter) => (
            <LetterKey key={letter} letter={letter} mark={marks[letter]} onPress={() => onLetter(letter)} />
          ))}
          {index === ROWS.length - 1 && isPhrase && (
            <LetterKey letter="'" mark={undefined} onPress={() => onLetter("'")} />
          )}
          {index === ROWS.length - 1 && onBackspace && (
            <WideKey onPress={onBackspace}>
              <Icon name="back" />
              <OnlyReadAloud>Delete the last letter</OnlyReadAloud>
            </WideKey>
          )}
        </div>
      ))}
      {isPhrase && (
        <div className={css.row}>
          <button type="button" className={classNames(css.key, css.space)} onClick={() => onLetter(' ')}>
            Space
          </button>
        </div>
      )}
    </fieldset>
  );
}

interface KeyProps {
  onPress: () => void;
}

function LetterKey({ letter, mark, onPress }: KeyProps & { letter: string; mark: LetterMark | undefined }) {
  return (
    <button type="button" className={css.key} data-mark={mark} onClick={onPress}>
      {letter.toUpperCase()}
      {mark && <OnlyReadAloud> {MARK_WORDS[mark]}</OnlyReadAloud>}
    </button>
  );
}

function WideKey({ children, onPress }: KeyProps & { children: ReactNode }) {
  return (
    <button type="button" className={classNames(css.key, css.wide)} onClick={onPress}>
      {children}
    </button>
  );
}
