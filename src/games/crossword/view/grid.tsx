import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { CrosswordMove, CrosswordState, Step } from '../state.ts';
import css from './grid.module.css';
import { GridCell } from './grid-cell.tsx';

const STEPS: Readonly<Partial<Record<string, Step>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'start',
  End: 'end',
};

interface GridProps {
  state: CrosswordState;
  send: (move: CrosswordMove) => void;
}

/** The squares. One of them is in the tab order: the one that the cursor is in. */
export function Grid({ state, send }: GridProps) {
  const { size, cursor } = state;
  const grid = useRef<HTMLDivElement>(null);
  useFollow(grid, cursor.cell);
  const rows = Array.from({ length: size }, (_, row) => row);

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveOf(event);
    if (!move) return;
    event.preventDefault();
    send(move);
  }

  return (
    <div className={css.window} style={{ '--cells': size } as CSSProperties}>
      {/* biome-ignore lint/a11y/useSemanticElements: squares to be written in are no table of data */}
      <div ref={grid} className={css.grid} role="grid" aria-label="Crossword" tabIndex={-1} onKeyDown={press}>
        {rows.map((row) => (
          // biome-ignore lint/a11y: rows and cells of the grid above
          <div key={row} className={css.row} role="row">
            {rows.map((column) => (
              <GridCell
                key={column}
                state={state}
                cell={row * size + column}
                onChoose={() => send({ type: 'chose-cell', cell: row * size + column })}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What a key does, besides letters and Backspace, which come from wherever the focus is. Tab leaves. */
function moveOf({ key, shiftKey }: KeyboardEvent): CrosswordMove | undefined {
  const to = STEPS[key];
  if (to) return { type: 'moved', to };
  if (key === ' ') return { type: 'turned' };
  if (key === 'Delete') return { type: 'cleared' };
  if (key === 'Enter') return { type: 'stepped-clue', by: shiftKey ? -1 : 1 };
  return undefined;
}

/** The focus follows the cursor where it is in the grid already; the window over the squares follows it always. */
function useFollow(grid: RefObject<HTMLDivElement | null>, cell: number): void {
  useEffect(() => {
    const square = grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
    if (!square) return;
    if (grid.current?.contains(document.activeElement)) square.focus({ preventScroll: true });
    square.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [grid, cell]);
}
