import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { runAfterPaint } from '../../ui/after-paint.ts';
import css from './arrow-grid.module.css';
import { type GridStep, getGridStep } from './grid-steps.ts';

/** The roving tabindex of a cell, or of the button in it. */
export interface RovingTabProps {
  tabIndex: 0 | -1;
  'data-autofocus': true | undefined;
}

/** Constant objects, so that memoised cells are not rendered again. */
const FOCUSABLE_CELL: RovingTabProps = { tabIndex: 0, 'data-autofocus': true };
const UNFOCUSABLE_CELL: RovingTabProps = { tabIndex: -1, 'data-autofocus': undefined };

interface ArrowGridProps {
  label: string;
  rows: number;
  columns: number;
  /** The one cell in the tab order, counted row by row from 0. The focus follows it. */
  current: number;
  onStep: (step: GridStep) => void;
  /** Other keys while the focus is in the grid. */
  onKey?: ((event: KeyboardEvent) => void) | undefined;
  /** Renders a cell with the role `gridcell`. It puts `tab` on itself or on the button in it. */
  children: (cell: number, tab: RovingTabProps) => ReactNode;
  /** Replaces the default style, which draws separate tiles. */
  classNames?: { grid: string | undefined; row: string | undefined } | undefined;
  /** A row to highlight. */
  hintedRow?: number | null | undefined;
}

/** A grid with one tab stop, in which arrow keys, Home and End move the current cell. */
export function ArrowGrid(props: ArrowGridProps) {
  const { rows, columns, current, onStep, onKey, classNames = css } = props;
  const grid = useRef<HTMLDivElement>(null);
  useFollowCurrentCell(grid, current);

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = getGridStep(event.key);
    if (step) {
      event.preventDefault();
      onStep(step);
    } else onKey?.(event);
  }

  const range = (length: number) => Array.from({ length }, (_, index) => index);
  return (
    // biome-ignore lint/a11y/useSemanticElements: squares to act on are not a data table
    <div
      ref={grid}
      className={classNames.grid}
      style={{ '--columns': columns } as CSSProperties}
      role="grid"
      aria-label={props.label}
      tabIndex={-1}
      onKeyDown={press}
    >
      {range(rows).map((row) => (
        // biome-ignore lint/a11y: rows of the grid above
        <div
          key={row}
          className={classNames.row}
          role="row"
          data-hinted={props.hintedRow === row || undefined}
        >
          {range(columns).map((column) => {
            const cell = row * columns + column;
            return (
              <Fragment key={cell}>
                {props.children(cell, cell === current ? FOCUSABLE_CELL : UNFOCUSABLE_CELL)}
              </Fragment>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/**
 * Moves a focus in the grid to the current cell, and always scrolls to that cell. It scrolls after the next
 * paint, because a slow phone would lay out the grid twice otherwise.
 */
function useFollowCurrentCell(grid: RefObject<HTMLDivElement | null>, current: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current cell has the tab stop
  useEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!cell) return;
    const focused = document.activeElement;
    if (focused !== cell && grid.current?.contains(focused)) cell.focus({ preventScroll: true });
    runAfterPaint(() => cell.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  }, [grid, current]);
}
