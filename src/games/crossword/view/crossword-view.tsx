import { useCallback, useEffect, useRef, useState } from 'react';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import layout from '../../../ui/layout.module.css';
import { getSpeechSynthesis } from '../../../ui/speech/read-aloud.ts';
import type { GameViewProps } from '../../contract.ts';
import { PlayLayout, type PlayMessage } from '../../kit/play-layout.tsx';
import type { CrosswordMove, CrosswordState } from '../state.ts';
import { ClueList } from './clue-list.tsx';
import { CrosswordGrid } from './crossword-grid.tsx';
import { GridControls } from './grid-controls.tsx';
import { HelpTools } from './help-tools.tsx';
import { ResultPrompt } from './result-prompt.tsx';

type SolvingMode = 'grid' | 'list';

const SOLVING_MODES: readonly { value: SolvingMode; label: string }[] = [
  { value: 'grid', label: 'The grid' },
  { value: 'list', label: 'The list of clues' },
];

/** The crossword, to be solved in its grid or, clue by clue, in the list. */
export function CrosswordView({ state, send }: GameViewProps<unknown, CrosswordState, CrosswordMove>) {
  const [way, setWay] = useState<SolvingMode>('grid');
  const [message, setMessage] = useState<PlayMessage | null>(null);
  const isDone = state.stage.phase !== 'solving';
  const isGrid = way === 'grid' || isDone;
  const grid = useRef<HTMLDivElement>(null);
  useTextWithoutVoice(send);

  const move = useCallback(
    (made: CrosswordMove) => {
      setMessage(null);
      send(made);
    },
    [send],
  );

  const focusGrid = useCallback(() => {
    grid.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true });
  }, []);

  const clues = (
    <ClueList
      state={state}
      send={move}
      hasFields={!isGrid}
      onRefuse={setMessage}
      onChoose={isGrid ? focusGrid : undefined}
    />
  );
  return (
    <PlayLayout
      isScaled={isGrid}
      board={isGrid ? <CrosswordGrid ref={grid} state={state} send={move} /> : clues}
      message={message}
      messageLines={1}
      controls={
        isDone ? (
          <ResultPrompt state={state} onClose={() => send({ type: 'closed' })} />
        ) : (
          isGrid && <GridControls state={state} send={move} onMessage={setMessage} />
        )
      }
      aside={
        <div className={layout.stack4}>
          {isGrid && clues}
          {!isDone && (
            <>
              <HelpTools state={state} send={move} onMessage={setMessage} />
              <ChoiceGroup legend="Solve it in" options={SOLVING_MODES} value={way} onChange={setWay} />
            </>
          )}
        </div>
      }
    />
  );
}

/** A browser that cannot speak gets written clues. */
function useTextWithoutVoice(send: (move: CrosswordMove) => void): void {
  useEffect(() => {
    if (!getSpeechSynthesis()) send({ type: 'asked-for-text' });
  }, [send]);
}
