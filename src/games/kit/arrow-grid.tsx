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

/** What makes a cell, or the button in it, a stop for the focus. */
export interface RovingTabProps {
  tabIndex: 0 | -1;
  'data-autofocus': true | undefined;
}

/** Always the same, so that a cell which is drawn once for what it is given is not drawn again. */
const FOCUSABLE_CELL: RovingTabProps = { tabIndex: 0, 'data-autofocus': true };
const UNFOCUSABLE_CELL: RovingTabProps = { tabIndex: -1, 'data-autofocus': undefined };

interface ArrowGridProps {
  label: string;
  rows: number;
  columns: number;
  /** The one cell in the tab order, counted row by row from 0; the focus follows it. */
  current: number;
  onStep: (to: GridStep) => void;
  /** Other keys, while the focus is in the grid; what is prevented of them goes no further. */
  onKey?: ((event: KeyboardEvent) => void) | undefined;
  /** A cell with the role `gridcell`, which takes the stop itself or hands it to what it holds. */
  children: (cell: number, stop: RovingTabProps) => ReactNode;
  /** A look of its own; without one the cells are tiles apart from each other. */
  classNames?: { grid: string | undefined; row: string | undefined } | undefined;
  /** A row to look at. */
  hintedRow?: number | null | undefined;
}

/** A grid that takes one stop of the Tab key, and in which arrow keys, Home and End move on. */
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
    // biome-ignore lint/a11y/useSemanticElements: squares to act on are no table of data
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
 * The focus follows the current cell where it is in the grid already; a window over the cells follows always, once the press
 * is answered: a slow phone would lay out the grid for it twice.
 */
function useFollowCurrentCell(grid: RefObject<HTMLDivElement | null>, current: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current cell is what has the stop
  useEffect(() => {
    const stop = grid.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!stop) return;
    const focused = document.activeElement;
    if (focused !== stop && grid.current?.contains(focused)) stop.focus({ preventScroll: true });
    runAfterPaint(() => stop.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  }, [grid, current]);
}
