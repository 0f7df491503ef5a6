import { useEffect, useRef, useState } from 'react';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { browserVoice } from '../../../ui/speech/read-aloud.ts';
import type { GameViewProps } from '../../contract.ts';
import type { CrosswordMove, CrosswordState } from '../state.ts';
import { ClueList } from './clue-list.tsx';
import css from './crossword-view.module.css';
import { GridDesk } from './grid-desk.tsx';
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
  const isDone = state.stage.phase !== 'solving';
  const desk = useRef<HTMLDivElement>(null);
  useVoiceOrText(send);

  function focusGrid(): void {
    desk.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true });
  }

  return (
    <div className={css.view} data-way={way}>
      <div ref={desk} className={css.desk}>
        {isDone && <ResultCall state={state} onClose={() => send({ type: 'closed' })} />}
        {(way === 'grid' || isDone) && <GridDesk state={state} send={send} />}
        {!isDone && <Tools state={state} send={send} />}
      </div>
      <div className={css.clues}>
        <ChoiceGroup legend="Solve it in" options={WAYS} value={way} onChange={setWay} />
        <ClueList
          state={state}
          send={send}
          hasFields={way === 'list' && !isDone}
          onChoose={way === 'grid' ? focusGrid : undefined}
        />
      </div>
    </div>
  );
}

/** A browser that cannot speak gets written clues. */
function useVoiceOrText(send: (move: CrosswordMove) => void): void {
  useEffect(() => {
    if (!browserVoice()) send({ type: 'asked-for-text' });
  }, [send]);
}
