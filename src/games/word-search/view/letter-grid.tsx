import { type CSSProperties, type KeyboardEvent, memo, useCallback, useState } from 'react';
import { ArrowGrid, type RovingTabProps } from '../../kit/arrow-grid.tsx';
import { formatCell, moveInGrid } from '../../kit/grid-steps.ts';
import type { SearchPartProps } from '../state.ts';
import css from './letter-grid.module.css';
import { Outlines } from './outlines.tsx';
import { useLineDrawing } from './use-line-drawing.tsx';

/** The letters. A word is marked by drawing a line, or by choosing its two ends by taps or keys. */
export function LetterGrid({ state, send }: SearchPartProps) {
  const { size, letters, stage } = state;
  const [current, setCurrent] = useState(0);
  const anchor = stage.phase === 'searching' ? stage.anchor : null;
  const found = new Set(state.found.flatMap((place) => state.hidden[place]?.run ?? []));

  const choose = useCallback(
    (cell: number) => {
      setCurrent(cell);
      send({ type: 'tapped', cell });
    },
    [send],
  );

  const { line, handlers } = useLineDrawing(size, ({ from, to }) => {
    setCurrent(to);
    send(from === to ? { type: 'tapped', cell: from } : { type: 'drew', from, to });
  });

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') send({ type: 'tapped', cell: current });
    else if (event.key === 'Escape' && anchor !== null) send({ type: 'cleared-anchor' });
    else return;
    event.preventDefault();
  }

  return (
    <div className={css.frame} style={{ '--cells': size } as CSSProperties} {...handlers}>
      <Outlines state={state} line={line ?? (anchor === null ? null : { from: anchor, to: anchor })} />
      <ArrowGrid
        label="Letters"
        rows={size}
        columns={size}
        current={current}
        onStep={(to) => setCurrent(moveInGrid(current, to, { rows: size, columns: size }))}
        onKey={handleKey}
        classNames={{ grid: css.grid, row: css.row }}
      >
        {(cell, stop) => (
          <Letter
            {...{ cell, size, stop }}
            letter={letters[cell] ?? ''}
            isFound={found.has(cell)}
            isAnchor={cell === anchor}
            onChoose={choose}
          />
        )}
      </ArrowGrid>
    </div>
  );
}

interface LetterProps {
  cell: number;
  size: number;
  stop: RovingTabProps;
  letter: string;
  isFound: boolean;
  isAnchor: boolean;
  onChoose: (cell: number) => void;
}

/** One letter. It is memoised, so that drawing a line renders no letters. */
const Letter = memo(function Letter({ cell, size, stop, letter, isFound, isAnchor, onChoose }: LetterProps) {
  return (
    // biome-ignore lint/a11y: a cell of the grid around it, which takes the keys
    <div
      role="gridcell"
      {...stop}
      className={css.cell}
      aria-label={`${letter}, ${formatCell(cell, size)}${isFound ? ', found' : ''}`}
      aria-selected={isAnchor}
      onClick={(event) => {
        // Only clicks of assistive technology count here, because a pointer has drawn its line already.
        if (event.detail === 0) onChoose(cell);
      }}
    >
      {letter}
    </div>
  );
});
