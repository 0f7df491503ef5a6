import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { formatEntry } from '../clues.ts';
import { getCurrentEntry } from '../crossword-index.ts';
import type { CrosswordPartProps } from '../state.ts';
import css from './clue-bar.module.css';
import { ClueText, SpokenClue } from './clue-text.tsx';

/** The clue of the entry that the cursor is in; it stays in sight while the grid scrolls. */
export function ClueBar({ state, send }: CrosswordPartProps) {
  const name = useRef<HTMLParagraphElement>(null);
  const entry = state.entries[getCurrentEntry(state)];
  if (!entry) return null;
  return (
    <section className={css.bar} aria-label="Current clue">
      <Button kind="quiet" icon="back" onClick={() => send({ type: 'stepped-clue', by: -1 })}>
        <VisuallyHidden>Previous clue</VisuallyHidden>
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
        onClick={() => send({ type: 'stepped-clue', by: 1 })}
      >
        <VisuallyHidden>Next clue</VisuallyHidden>
      </Button>
    </section>
  );
}
