import type { CSSProperties, KeyboardEvent, Ref } from 'react';
import { ArrowGrid } from '../../kit/arrow-grid.tsx';
import type { CrosswordMove, CrosswordState } from '../state.ts';
import css from './grid.module.css';
import { GridCell } from './grid-cell.tsx';

interface GridProps {
  state: CrosswordState;
  send: (move: CrosswordMove) => void;
  ref: Ref<HTMLDivElement>;
}

/** The squares. One of them is in the tab order: the one that the cursor is in. */
export function Grid({ state, send, ref }: GridProps) {
  const { size, cursor } = state;

  function press(event: KeyboardEvent): void {
    const move = moveOf(event);
    if (!move) return;
    event.preventDefault();
    send(move);
  }

  return (
    <div ref={ref} className={css.window} style={{ '--cells': size } as CSSProperties}>
      <ArrowGrid
        label="Crossword"
        rows={size}
        columns={size}
        current={cursor.cell}
        onStep={(to) => send({ type: 'moved', to })}
        onKey={press}
        look={{ grid: css.grid, row: css.row }}
      >
        {(cell, stop) => (
          <GridCell
            state={state}
            cell={cell}
            stop={stop}
            onChoose={() => send({ type: 'chose-cell', cell })}
          />
        )}
      </ArrowGrid>
    </div>
  );
}

/** What a key does, besides arrows, letters and Backspace. Tab leaves. */
function moveOf({ key, shiftKey }: KeyboardEvent): CrosswordMove | undefined {
  if (key === ' ') return { type: 'turned' };
  if (key === 'Delete') return { type: 'cleared' };
  if (key === 'Enter') return { type: 'stepped-clue', by: shiftKey ? -1 : 1 };
  return undefined;
}
