import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { LetterKeyboard } from '../../kit/letter-keyboard.tsx';
import { type LetterKeyHandlers, useHardwareLetters } from '../../kit/use-hardware-letters.ts';
import { formatEntry } from '../clues.ts';
import { getCurrentEntry } from '../crossword-index.ts';
import type { CrosswordPartProps } from '../state.ts';
import { ClueText, SpokenClue } from './clue-text.tsx';
import css from './grid-controls.module.css';
import { checkScope, type HelpProps } from './help-actions.ts';

/** The controls below the grid: the current clue, the most used help, and the letter keyboard. */
export function GridControls(helpProps: HelpProps) {
  const { state, send } = helpProps;
  const keys: LetterKeyHandlers = {
    onLetter: (letter) => send({ type: 'typed', letter }),
    onBackspace: () => send({ type: 'pressed-backspace' }),
  };
  useHardwareLetters({ ...keys, textEntry: '[role="grid"]' });
  return (
    <>
      <ClueBar state={state} send={send} />
      <div className={css.help}>
        <Button kind="quiet" icon="tick" onClick={() => checkScope(helpProps, 'word')}>
          Check
        </Button>
        <Button kind="quiet" icon="hint" onClick={() => send({ type: 'asked-hint', scope: 'letter' })}>
          Show a letter
        </Button>
      </div>
      <LetterKeyboard
        {...keys}
        onEnter={() => send({ type: 'moved-to-clue', offset: 1 })}
        enterLabel="Next"
      />
    </>
  );
}

/** The clue of the current entry. It stays in sight while the grid scrolls. */
function ClueBar({ state, send }: CrosswordPartProps) {
  const name = useRef<HTMLParagraphElement>(null);
  const entry = state.entries[getCurrentEntry(state)];
  if (!entry) return null;
  return (
    <section className={css.bar} aria-label="Your clue">
      <Button kind="quiet" icon="back" onClick={() => send({ type: 'moved-to-clue', offset: -1 })}>
        <VisuallyHidden>Back one clue</VisuallyHidden>
      </Button>
      <div className={css.clue}>
        <p ref={name} tabIndex={-1}>
          <strong>{formatEntry(entry)}</strong> <ClueText entry={entry} />
        </p>
        <SpokenClue entry={entry} send={send} onRead={() => name.current?.focus()} />
      </div>
      <Button
        kind="quiet"
        icon="back"
        className={css.next}
        onClick={() => send({ type: 'moved-to-clue', offset: 1 })}
      >
        <VisuallyHidden>Next clue</VisuallyHidden>
      </Button>
    </section>
  );
}
