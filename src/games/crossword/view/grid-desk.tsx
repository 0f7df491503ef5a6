import { useEffect, useRef } from 'react';
import { LetterKeyboard } from '../../kit/letter-keyboard.tsx';
import { type LetterKeys, useHardwareLetters } from '../../kit/use-hardware-letters.ts';
import type { CrosswordMove, CrosswordState } from '../state.ts';
import { ClueBar } from './clue-bar.tsx';
import { Grid } from './grid.tsx';
import css from './grid-desk.module.css';

interface GridDeskProps {
  state: CrosswordState;
  send: (move: CrosswordMove) => void;
}

/** The grid between its current clue and the letters: on a phone all three are in sight at once. */
export function GridDesk({ state, send }: GridDeskProps) {
  const isDone = state.stage.phase !== 'solving';
  const desk = useRef<HTMLDivElement>(null);
  const keys: LetterKeys = {
    onLetter: (letter) => send({ type: 'typed', letter }),
    onBackspace: () => send({ type: 'stepped-back' }),
  };
  useHardwareLetters(keys);

  // A start half below the edge of a phone would have to be scrolled by hand.
  useEffect(() => {
    const bottom = desk.current?.getBoundingClientRect().bottom ?? 0;
    if (!isDone && bottom > window.innerHeight) desk.current?.scrollIntoView({ block: 'start' });
  }, [isDone]);

  return (
    <div ref={desk} className={css.desk}>
      {!isDone && <ClueBar state={state} send={send} />}
      <Grid state={state} send={send} />
      {!isDone && (
        <div className={css.keys}>
          <LetterKeyboard {...keys} onEnter={() => send({ type: 'stepped-clue', by: 1 })} enterLabel="Next" />
        </div>
      )}
    </div>
  );
}
