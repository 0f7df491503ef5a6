import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import layout from '../../../ui/layout.module.css';
import { getSpeechSynthesis } from '../../../ui/speech/read-aloud.ts';
import type { GameViewProps } from '../../game-contract.ts';
import { PlayLayout, type PlayMessage } from '../../kit/play-layout.tsx';
import { useFocusOnMount } from '../../kit/use-focus-on-mount.ts';
import { isSolved } from '../outcome.ts';
import type { CrosswordMove, CrosswordState } from '../state.ts';
import { ClueList } from './clue-list.tsx';
import { CrosswordGrid } from './crossword-grid.tsx';
import { GridControls } from './grid-controls.tsx';
import { HelpTools } from './help-tools.tsx';

type SolvingMode = 'grid' | 'list';

const SOLVING_MODES: readonly { value: SolvingMode; label: string }[] = [
  { value: 'grid', label: 'The squares' },
  { value: 'list', label: 'The list of clues' },
];

/** The crossword, solved in its grid or clue by clue in the list. */
export function CrosswordView({ state, send }: GameViewProps<unknown, CrosswordState, CrosswordMove>) {
  const [mode, setMode] = useState<SolvingMode>('grid');
  const [message, setMessage] = useState<PlayMessage | null>(null);
  const isDone = state.stage.phase !== 'solving';
  const isGrid = mode === 'grid' || isDone;
  const grid = useRef<HTMLDivElement>(null);
  useWrittenCluesWithoutSpeech(send);

  const sendMove = useCallback(
    (move: CrosswordMove) => {
      setMessage(null);
      send(move);
    },
    [send],
  );

  const focusGrid = useCallback(() => {
    grid.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true });
  }, []);

  const clues = (
    <ClueList
      state={state}
      send={sendMove}
      hasFields={!isGrid}
      onRefuse={setMessage}
      onChoose={isGrid ? focusGrid : undefined}
    />
  );
  return (
    <PlayLayout
      isScaled={isGrid}
      board={isGrid ? <CrosswordGrid ref={grid} state={state} send={sendMove} /> : clues}
      message={message}
      messageLines={1}
      controls={
        isDone ? (
          <ResultPrompt state={state} onClose={() => send({ type: 'closed' })} />
        ) : (
          isGrid && <GridControls state={state} send={sendMove} onMessage={setMessage} />
        )
      }
      aside={
        <div className={layout.stack4}>
          {isGrid && clues}
          {!isDone && (
            <>
              <HelpTools state={state} send={sendMove} onMessage={setMessage} />
              <ChoiceGroup legend="Solve it in" options={SOLVING_MODES} value={mode} onChange={setMode} />
            </>
          )}
        </div>
      }
    />
  );
}

/** Replaces spoken clues when the browser cannot speak. */
function useWrittenCluesWithoutSpeech(send: (move: CrosswordMove) => void): void {
  useEffect(() => {
    if (!getSpeechSynthesis()) send({ type: 'replaced-spoken-clues' });
  }, [send]);
}

/** Shown when the grid is finished, with a button to the result. */
function ResultPrompt({ state, onClose }: { state: CrosswordState; onClose: () => void }) {
  // The focused element was removed, and it may have been far below the grid.
  const button = useFocusOnMount<HTMLButtonElement>(() => window.scrollTo(0, 0));
  return (
    <div className={layout.stack2}>
      <h2>{isSolved(state) ? 'Solved!' : 'These are the answers.'}</h2>
      <Button ref={button} kind="primary" icon="play" data-autofocus onClick={onClose}>
        See your result
      </Button>
    </div>
  );
}
