import { type MouseEvent, memo, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import css from './letter-keyboard.module.css';
import type { LetterKeyHandlers } from './use-hardware-letters.ts';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

/** With more signs in the row of m, keys would be narrower than those of a phone's own keyboard. */
const MAX_SIGNS_IN_LAST_ROW = 1;

type LetterMark = 'right' | 'wrong';

interface LetterKeyboardProps extends LetterKeyHandlers {
  enterLabel?: string | undefined;
  /** Letters that were tried, marked by a sign as well as by colour. */
  marks?: Readonly<Partial<Record<string, LetterMark>>> | undefined;
  /** Keys besides a to z, which are passed to `onLetter`. */
  signs?: readonly string[] | undefined;
}

/**
 * An on-screen keyboard: the system's own would cover half of a phone's screen and move the rest. Keys are 48
 * pixels high and, ten in a row on a screen of 360, 32 pixels wide, as on a phone's keyboard.
 */
export function LetterKeyboard({
  onLetter,
  onBackspace,
  onEnter,
  enterLabel = 'Enter',
  marks = {},
  signs = [],
}: LetterKeyboardProps) {
  // Signs are in the last row if they fit, because a row of their own would take height from a small phone's
  // board.
  const isInLastRow = signs.length <= MAX_SIGNS_IN_LAST_ROW;
  // One handler for all keys, so that keys with the same mark are not rendered again with each letter.
  function press({ target }: MouseEvent): void {
    // Wide keys have no letter and a handler of their own.
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-letter]') : null;
    if (key?.dataset.letter) onLetter(key.dataset.letter);
  }
  return (
    // biome-ignore lint/a11y: the keys in it are buttons
    <fieldset
      className={classNames(layout.stack1, css.keyboard)}
      aria-label="Letters"
      // The field keeps the focus, so that a real keyboard still writes into it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {ROWS.map((row, index) => (
        <div key={row} className={css.row}>
          {index === ROWS.length - 1 && onEnter && <WideKey onPress={onEnter}>{enterLabel}</WideKey>}
          {[...row].map((letter) => (
            <LetterKey key={letter} letter={letter} mark={marks[letter]} />
          ))}
          {index === ROWS.length - 1 && isInLastRow && <SignKeys signs={signs} />}
          {index === ROWS.length - 1 && onBackspace && (
            <WideKey onPress={onBackspace}>
              <Icon name="back" />
              <VisuallyHidden>Delete the last letter</VisuallyHidden>
            </WideKey>
          )}
        </div>
      ))}
      {!isInLastRow && (
        <div className={css.row}>
          <SignKeys signs={signs} />
        </div>
      )}
    </fieldset>
  );
}

interface LetterKeyProps {
  letter: string;
  mark: LetterMark | undefined;
}

const LetterKey = memo(function LetterKey({ letter, mark }: LetterKeyProps) {
  return (
    <button type="button" className={css.key} data-letter={letter} data-mark={mark}>
      {letter.toUpperCase()}
      {mark && <VisuallyHidden> {mark}</VisuallyHidden>}
    </button>
  );
});

function SignKeys({ signs }: { signs: readonly string[] }) {
  return signs.map((sign) =>
    sign === ' ' ? (
      <button key={sign} type="button" className={classNames(css.key, css.space)} data-letter={sign}>
        Space
      </button>
    ) : (
      <LetterKey key={sign} letter={sign} mark={undefined} />
    ),
  );
}

function WideKey({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  return (
    <button type="button" className={classNames(css.key, css.wide)} onClick={onPress}>
      {children}
    </button>
  );
}
