import { Button } from '../../../ui/button.tsx';
import { LetterKeyboard } from '../../kit/letter-keyboard.tsx';
import { type LetterKeyHandlers, useHardwareLetters } from '../../kit/use-hardware-letters.ts';
import { ClueBar } from './clue-bar.tsx';
import css from './grid-controls.module.css';
import { checkScope, type HelpProps } from './help-actions.ts';

/** What the grid is filled with: the current clue, the help that is wanted most, and the letters. */
export function GridControls(helping: HelpProps) {
  const { state, send } = helping;
  const keys: LetterKeyHandlers = {
    onLetter: (letter) => send({ type: 'typed', letter }),
    onBackspace: () => send({ type: 'stepped-back' }),
  };
  useHardwareLetters(keys);
  return (
    <>
      <ClueBar state={state} send={send} />
      <div className={css.help}>
        <Button kind="quiet" icon="tick" onClick={() => checkScope(helping, 'word')}>
          Check
        </Button>
        <Button kind="quiet" icon="hint" onClick={() => send({ type: 'asked-hint', scope: 'letter' })}>
          Reveal a letter
        </Button>
      </div>
      <LetterKeyboard {...keys} onEnter={() => send({ type: 'stepped-clue', by: 1 })} enterLabel="Next" />
    </>
  );
}
