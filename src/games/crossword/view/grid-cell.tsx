import { Icon, type IconName } from '../../../ui/icon.tsx';
import type { GridStop } from '../../kit/arrow-grid.tsx';
import { cellLabel } from '../cell-label.ts';
import { cellsOfEntry, currentEntry, isOpenCell, puzzleOf } from '../puzzle.ts';
import type { CrosswordState, Mark } from '../state.ts';
import css from './grid-cell.module.css';

interface GridCellProps {
  state: CrosswordState;
  cell: number;
  stop: GridStop;
  onChoose: () => void;
}

/** One square: its number, its letter, and what is known of it. */
export function GridCell({ state, cell, stop, onChoose }: GridCellProps) {
  if (!isOpenCell(state, cell)) {
    // biome-ignore lint/a11y: a cell of the grid around it
    return <div className={css.black} role="gridcell" aria-label="Black square" />;
  }
  const isCursor = state.cursor.cell === cell;
  const mark = state.marks[cell] ?? 'none';
  return (
    // biome-ignore lint/a11y: a cell of the grid around it, which has the keys
    <div
      className={css.cell}
      role="gridcell"
      data-cell={cell}
      data-mark={mark}
      data-lit={isCursor ? 'cursor' : isInEntry(state, cell) ? 'entry' : undefined}
      {...stop}
      aria-selected={isCursor}
      aria-label={cellLabel(state, cell)}
      onClick={onChoose}
    >
      <span className={css.number}>{puzzleOf(state).numbers[cell]}</span>
      <span className={css.letter}>{state.letters[cell]}</span>
      <MarkSign mark={mark} />
    </div>
  );
}

function isInEntry(state: CrosswordState, cell: number): boolean {
  return state.stage.phase === 'solving' && cellsOfEntry(state, currentEntry(state)).includes(cell);
}

/** A wrong letter is crossed out, which is sign enough. */
const SIGNS = { none: null, right: 'tick', wrong: null, shown: 'hint' } as const satisfies Record<
  Mark,
  IconName | null
>;

function MarkSign({ mark }: { mark: Mark }) {
  const icon = SIGNS[mark];
  if (icon === null) return null;
  return (
    <span className={css.sign}>
      <Icon name={icon} />
    </span>
  );
}
