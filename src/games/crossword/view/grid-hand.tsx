import { LetterKeyboard } from '../../kit/letter-keyboard.tsx';
import { type LetterKeys, useHardwareLetters } from '../../kit/use-hardware-letters.ts';
import type { CrosswordMove, CrosswordState } from '../state.ts';
import { ClueBar } from './clue-bar.tsx';

interface GridHandProps {
  state: CrosswordState;
  send: (move: CrosswordMove) => void;
}

/** What the grid is filled with: the current clue and the letters. */
export function GridHand({ state, send }: GridHandProps) {
  const keys: LetterKeys = {
    onLetter: (letter) => send({ type: 'typed', letter }),
    onBackspace: () => send({ type: 'stepped-back' }),
  };
  useHardwareLetters(keys);
  return (
    <>
      <ClueBar state={state} send={send} />
      <LetterKeyboard {...keys} onEnter={() => send({ type: 'stepped-clue', by: 1 })} enterLabel="Next" />
    </>
  );
}
