import { type KeyboardEvent, useRef, useState } from 'react';
import { MEMORY_COLUMNS } from '../../domain/limits.ts';
import { Button } from '../../ui/button.tsx';
import type { GameViewProps } from '../contract.ts';
import { useHost } from '../host/host-context.ts';
import type { Timing } from '../time-limit.ts';
import { CardButton } from './card-button.tsx';
import { CARDS, type MemoryMove, type MemoryState, ROWS, rowOf } from './state.ts';
import css from './view.module.css';

const ROW_PLACES = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: MEMORY_COLUMNS }, (_, column) => row * MEMORY_COLUMNS + column),
);

/** The table with its sixteen cards. */
export function MemoryView({ state, send }: GameViewProps<unknown, MemoryState, MemoryMove>) {
  const { timing } = useHost();
  const grid = useRef<HTMLDivElement>(null);
  // One card is in the tab order; arrow keys move on from it.
  const [current, setCurrent] = useState(0);

  function move(event: KeyboardEvent): void {
    const next = steppedTo(event.key, current);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div className={css.table}>
      {/* biome-ignore lint/a11y/useSemanticElements: a layout of buttons is no table of data */}
      <div ref={grid} className={css.grid} role="grid" aria-label="Cards" tabIndex={-1} onKeyDown={move}>
        {ROW_PLACES.map((places, row) => (
          // biome-ignore lint/a11y: rows and cells of the grid above
          <div
            key={places[0]}
            className={css.row}
            role="row"
            data-hinted={state.hintedRow === row || undefined}
          >
            {places.map((place) => (
              // biome-ignore lint/a11y: rows and cells of the grid above
              <div key={place} role="gridcell" className={css.cell}>
                <CardButton
                  state={state}
                  place={place}
                  isCurrent={place === current}
                  onFlip={() => {
                    setCurrent(place);
                    send({ type: 'flipped', place });
                  }}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
      <Button
        icon="hint"
        aria-disabled={state.turn.phase !== 'one-open' || state.hintedRow !== null || undefined}
        onClick={() => send({ type: 'asked-hint' })}
      >
        {hintText(state, timing)}
      </Button>
    </div>
  );
}

function hintText({ turn, hintedRow }: MemoryState, timing: Timing): string {
  if (turn.phase === 'mismatch' && timing === 'off') return 'Not a pair: turn your next card';
  if (hintedRow !== null) return `Its partner is in row ${hintedRow + 1}`;
  return turn.phase === 'one-open' ? 'Show me the row (costs a move)' : 'Turn a card to get a hint';
}

/** The place that a key leads to, or `undefined` for other keys. The ends of the grid are walls. */
function steppedTo(key: string, from: number): number | undefined {
  const [start, end] = [rowOf(from) * MEMORY_COLUMNS, (rowOf(from) + 1) * MEMORY_COLUMNS - 1];
  switch (key) {
    case 'ArrowLeft':
      return Math.max(from - 1, start);
    case 'ArrowRight':
      return Math.min(from + 1, end);
    case 'ArrowUp':
      return from - MEMORY_COLUMNS >= 0 ? from - MEMORY_COLUMNS : from;
    case 'ArrowDown':
      return from + MEMORY_COLUMNS < CARDS ? from + MEMORY_COLUMNS : from;
    case 'Home':
      return start;
    case 'End':
      return end;
    default:
      return undefined;
  }
}
