import { type CSSProperties, type KeyboardEvent, memo, useCallback, useState } from 'react';
import { ArrowGrid, type RovingTabProps } from '../../kit/arrow-grid.tsx';
import { formatCell, moveInGrid } from '../../kit/grid-steps.ts';
import type { SearchPartProps } from '../state.ts';
import css from './letter-grid.module.css';
import { Outlines } from './outlines.tsx';
import { useLineDrawing } from './use-line-drawing.tsx';

/** The letters: a line is drawn over them, or two of them are chosen, by taps or by arrows and Enter. */
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

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') send({ type: 'tapped', cell: current });
    else if (event.key === 'Escape' && anchor !== null) send({ type: 'let-go' });
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
        onKey={press}
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

/** One letter; while a line is drawn, none of them is drawn anew. */
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
        // Of a screen reader, or of a voice: a pointer has drawn its line already.
        if (event.detail === 0) onChoose(cell);
      }}
    >
      {letter}
    </div>
  );
});
