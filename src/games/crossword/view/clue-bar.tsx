import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { OnlyReadAloud } from '../../../ui/only-read-aloud.tsx';
import { entryName } from '../clues.ts';
import { currentEntry } from '../puzzle.ts';
import type { CrosswordPart } from '../state.ts';
import css from './clue-bar.module.css';
import { ClueText, SpokenClue } from './clue-text.tsx';

/** The clue of the entry that the cursor is in; it stays in sight while the grid scrolls. */
export function ClueBar({ state, send }: CrosswordPart) {
  const name = useRef<HTMLParagraphElement>(null);
  const entry = state.entries[currentEntry(state)];
  if (!entry) return null;
  return (
    <section className={css.bar} aria-label="Current clue">
      <Button kind="quiet" icon="back" onClick={() => send({ type: 'stepped-clue', by: -1 })}>
        <OnlyReadAloud>Previous clue</OnlyReadAloud>
      </Button>
      <div className={css.clue}>
        <p ref={name} tabIndex={-1}>
          <strong>{entryName(entry)}</strong> <ClueText entry={entry} />
        </p>
        <SpokenClue entry={entry} send={send} onRead={() => name.current?.focus()} />
      </div>
      <Button
        kind="quiet"
        icon="back"
        className={css.next}
        onClick={() => send({ type: 'stepped-clue', by: 1 })}
      >
        <OnlyReadAloud>Next clue</OnlyReadAloud>
      </Button>
    </section>
  );
}
