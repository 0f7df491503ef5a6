import { type CSSProperties, type KeyboardEvent, type Ref, useCallback } from 'react';
import { ArrowGrid } from '../../kit/arrow-grid.tsx';
import { formatCellLabel } from '../cell-label.ts';
import { getCrosswordIndex, getCurrentEntry, getEntryCells, isOpenCell } from '../crossword-index.ts';
import type { CrosswordMove, CrosswordPartProps } from '../state.ts';
import css from './crossword-grid.module.css';
import { BlackCell, GridCell } from './grid-cell.tsx';

interface GridProps extends CrosswordPartProps {
  ref: Ref<HTMLDivElement>;
}

/** The grid of cells. Only the cell of the cursor is in the tab order. */
export function CrosswordGrid({ state, send, ref }: GridProps) {
  const { size, cursor } = state;
  const { numbers } = getCrosswordIndex(state);
  const entryCells = state.stage.phase === 'solving' ? getEntryCells(state, getCurrentEntry(state)) : [];
  const choose = useCallback((cell: number) => send({ type: 'chose-cell', cell }), [send]);

  function handleKey(event: KeyboardEvent): void {
    const move = getMove(event);
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
        onKey={handleKey}
        classNames={{ grid: css.grid, row: css.row }}
      >
        {(cell, stop) =>
          isOpenCell(state, cell) ? (
            <GridCell
              {...{ cell, stop }}
              number={numbers[cell]}
              letter={state.letters[cell]}
              mark={state.marks[cell] ?? 'none'}
              highlight={cursor.cell === cell ? 'cursor' : entryCells.includes(cell) ? 'entry' : undefined}
              label={formatCellLabel(state, cell)}
              onChoose={choose}
            />
          ) : (
            <BlackCell />
          )
        }
      </ArrowGrid>
    </div>
  );
}

/** The move of a key. Arrows, letters and Backspace are handled elsewhere. */
function getMove({ key, shiftKey }: KeyboardEvent): CrosswordMove | undefined {
  if (key === ' ') return { type: 'switched-direction' };
  if (key === 'Delete') return { type: 'cleared' };
  if (key === 'Enter') return { type: 'moved-to-clue', offset: shiftKey ? -1 : 1 };
  return undefined;
}
