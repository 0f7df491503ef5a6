import type { ComponentProps, ReactNode } from 'react';
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
  disabled?: boolean | undefined;
  /** Further keys, after Enter. */
  children?: ReactNode;
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
  disabled = false,
  children,
}: LetterKeyboardProps) {
  return (
    <fieldset className={css.keyboard} aria-label="Letters">
      {ROWS.map((row, index) => (
        <div key={row} className={css.row}>
          {index === ROWS.length - 1 && onEnter && (
            <WideKey disabled={disabled} onPress={onEnter}>
              {enterLabel}
            </WideKey>
          )}
          {[...row].map((letter) => (
            <LetterKey
              key={letter}
              letter={letter}
              mark={marks[letter]}
              disabled={disabled}
              onPress={() => onLetter(letter)}
            />
          ))}
          {index === ROWS.length - 1 && onBackspace && (
            <WideKey disabled={disabled} onPress={onBackspace}>
              <Icon name="back" />
              <OnlyReadAloud>Delete the last letter</OnlyReadAloud>
            </WideKey>
          )}
        </div>
      ))}
      {children && <div className={css.row}>{children}</div>}
    </fieldset>
  );
}

interface KeyProps {
  disabled: boolean;
  onPress: () => void;
}

function LetterKey({ letter, mark, ...key }: KeyProps & { letter: string; mark: LetterMark | undefined }) {
  return (
    <Key {...key} className={css.key} data-mark={mark}>
      {letter.toUpperCase()}
      {mark && <OnlyReadAloud> {MARK_WORDS[mark]}</OnlyReadAloud>}
    </Key>
  );
}

function WideKey({ children, ...key }: KeyProps & { children: ReactNode }) {
  return (
    <Key {...key} className={classNames(css.key, css.wide)}>
      {children}
    </Key>
  );
}

/** Stays enabled for the browser: a key that has the focus must keep it. */
function Key({ disabled, onPress, ...rest }: KeyProps & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    />
  );
}
