import { memo } from 'react';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import type { RovingTabProps } from '../../kit/arrow-grid.tsx';
import type { CellMark } from '../state.ts';
import css from './grid-cell.module.css';

interface GridCellProps {
  cell: number;
  stop: RovingTabProps;
  number: number | undefined;
  letter: string | undefined;
  mark: CellMark;
  /** Whether the cursor is in this cell, or elsewhere in its entry. */
  highlight: 'cursor' | 'entry' | undefined;
  label: string;
  onChoose: (cell: number) => void;
}

/** A cell with its number, letter and mark. It is memoised, so that a move renders only changed cells. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { cell, stop, number, letter, mark, highlight, label, onChoose } = props;
  return (
    // biome-ignore lint/a11y: a cell of the grid around it, which has the keys
    <div
      className={css.cell}
      role="gridcell"
      data-cell={cell}
      data-mark={mark}
      data-lit={highlight}
      {...stop}
      aria-selected={highlight === 'cursor'}
      aria-label={label}
      onClick={() => onChoose(cell)}
    >
      <span className={css.number}>{number}</span>
      <span className={css.letter}>{letter}</span>
      <MarkSign mark={mark} />
    </div>
  );
});

export const BlackCell = memo(function BlackCell() {
  // biome-ignore lint/a11y: a cell of the grid around it
  return <div className={css.black} role="gridcell" aria-label="Black square" />;
});

/** A wrong letter has no icon, because it is crossed out. */
const MARK_ICONS = { none: null, right: 'tick', wrong: null, shown: 'hint' } as const satisfies Record<
  CellMark,
  IconName | null
>;

function MarkSign({ mark }: { mark: CellMark }) {
  const icon = MARK_ICONS[mark];
  if (icon === null) return null;
  return (
    <span className={css.sign}>
      <Icon name={icon} />
    </span>
  );
}
