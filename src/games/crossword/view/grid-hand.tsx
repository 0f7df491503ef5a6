import { Button } from '../../../ui/button.tsx';
import { LetterKeyboard } from '../../kit/letter-keyboard.tsx';
import { type LetterKeys, useHardwareLetters } from '../../kit/use-hardware-letters.ts';
import { check, type Helping } from './checking.ts';
import { ClueBar } from './clue-bar.tsx';
import css from './grid-hand.module.css';

/** What the grid is filled with: the current clue, the help that is wanted most, and the letters. */
export function GridHand(helping: Helping) {
  const { state, send } = helping;
  const keys: LetterKeys = {
    onLetter: (letter) => send({ type: 'typed', letter }),
    onBackspace: () => send({ type: 'stepped-back' }),
  };
  useHardwareLetters(keys);
  return (
    <>
      <ClueBar state={state} send={send} />
      <div className={css.help}>
        <Button kind="quiet" icon="tick" onClick={() => check(helping, 'word')}>
          Check
        </Button>
        <Button kind="quiet" icon="hint" onClick={() => send({ type: 'asked-hint', what: 'letter' })}>
          Reveal a letter
        </Button>
      </div>
      <LetterKeyboard {...keys} onEnter={() => send({ type: 'stepped-clue', by: 1 })} enterLabel="Next" />
    </>
  );
}
