import { useCallback, useEffect, useRef, useState } from 'react';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import layout from '../../../ui/layout.module.css';
import { browserVoice } from '../../../ui/speech/read-aloud.ts';
import type { GameViewProps } from '../../contract.ts';
import { PlayLayout, type PlayMessage } from '../../kit/play-layout.tsx';
import type { CrosswordMove, CrosswordState } from '../state.ts';
import { ClueList } from './clue-list.tsx';
import { Grid } from './grid.tsx';
import { GridHand } from './grid-hand.tsx';
import { ResultCall } from './result-call.tsx';
import { Tools } from './tools.tsx';

type Way = 'grid' | 'list';

const WAYS: readonly { value: Way; label: string }[] = [
  { value: 'grid', label: 'The grid' },
  { value: 'list', label: 'The list of clues' },
];

/** The crossword, to be solved in its grid or, clue by clue, in the list. */
export function CrosswordView({ state, send }: GameViewProps<unknown, CrosswordState, CrosswordMove>) {
  const [way, setWay] = useState<Way>('grid');
  const [message, setMessage] = useState<PlayMessage | null>(null);
  const isDone = state.stage.phase !== 'solving';
  const isGrid = way === 'grid' || isDone;
  const grid = useRef<HTMLDivElement>(null);
  useVoiceOrText(send);

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
      board={isGrid ? <Grid ref={grid} state={state} send={move} /> : clues}
      message={message}
      messageLines={1}
      hand={
        isDone ? (
          <ResultCall state={state} onClose={() => send({ type: 'closed' })} />
        ) : (
          isGrid && <GridHand state={state} send={move} onMessage={setMessage} />
        )
      }
      aside={
        <div className={layout.stack4}>
          {isGrid && clues}
          {!isDone && (
            <>
              <Tools state={state} send={move} onMessage={setMessage} />
              <ChoiceGroup legend="Solve it in" options={WAYS} value={way} onChange={setWay} />
            </>
          )}
        </div>
      }
    />
  );
}

/** A browser that cannot speak gets written clues. */
function useVoiceOrText(send: (move: CrosswordMove) => void): void {
  useEffect(() => {
    if (!browserVoice()) send({ type: 'asked-for-text' });
  }, [send]);
}
