import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { GameViewProps } from '../../game-contract.ts';
import { AutoFocusButton } from '../../kit/auto-focus-button.tsx';
import { createAnnouncedMessage, PlayLayout, type PlayMessage } from '../../kit/play-layout.tsx';
import toggle from '../../kit/toggle.module.css';
import { getRunLetters } from '../grid/lines.ts';
import type { SearchMove, SearchPartProps, SearchState } from '../state.ts';
import { Clues } from './clues.tsx';
import { LetterGrid } from './letter-grid.tsx';
import css from './search-view.module.css';

/** The grid with the list of hidden words next to it, or below it on a phone. */
export function SearchView({ state, send }: GameViewProps<unknown, SearchState, SearchMove>) {
  return (
    <PlayLayout
      board={
        <div className={css.board}>
          <LetterGrid state={state} send={send} />
          <div className={css.below}>
            <Clues state={state} send={send} />
          </div>
        </div>
      }
      isScaled
      message={getMessage(state)}
      controls={<Controls state={state} send={send} />}
      aside={
        <div className={css.aside}>
          <Clues state={state} send={send} />
        </div>
      }
    />
  );
}

function getMessage({ letters, hidden, found, miss, stage }: SearchState): PlayMessage | null {
  if (miss) return createAnnouncedMessage('note', `${getRunLetters(letters, miss)} isn’t one of the words.`);
  if (stage.phase === 'searching' && stage.anchor !== null) {
    return createAnnouncedMessage('note', `${letters[stage.anchor]} is one end. Choose the other.`);
  }
  const newest = hidden[found.at(-1) ?? -1];
  if (stage.phase !== 'searching' && stage.hasGivenUp)
    return createAnnouncedMessage('note', 'These are all the words.');
  return newest ? createAnnouncedMessage('good', `${newest.word}: ${newest.meaning}`) : null;
}

function Controls({ state, send }: SearchPartProps) {
  const [isGivingUp, setGivingUp] = useState(false);
  if (state.stage.phase !== 'searching') {
    return (
      <AutoFocusButton icon="play" onClick={() => send({ type: 'closed' })}>
        See your result
      </AutoFocusButton>
    );
  }
  return (
    <>
      <Button
        className={toggle.toggle}
        aria-pressed={state.list === 'words'}
        onClick={() => send({ type: 'switched-list' })}
      >
        List the words
      </Button>
      <Button kind="quiet" onClick={() => setGivingUp(true)}>
        Show me all
      </Button>
      <Dialog
        title="Show all the words?"
        open={isGivingUp}
        onClose={() => setGivingUp(false)}
        actions={
          <>
            <Button onClick={() => setGivingUp(false)}>Keep searching</Button>
            <Button kind="danger" onClick={() => send({ type: 'gave-up' })}>
              Give up
            </Button>
          </>
        }
      >
        <p>We show you the other words, and the game ends.</p>
      </Dialog>
    </>
  );
}
