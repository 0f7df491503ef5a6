import { memo, useCallback, useState } from 'react';
import { MEMORY_COLUMNS } from '../../domain/limits.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Printed } from '../../ui/printed.tsx';
import tile from '../../ui/tile.module.css';
import type { GameViewProps } from '../contract.ts';
import { ArrowGrid, type GridStop } from '../kit/arrow-grid.tsx';
import { FitText } from '../kit/fit-text.tsx';
import { cellName, steppedTo } from '../kit/grid-steps.ts';
import { useHost } from '../kit/host-context.ts';
import { PlayLayout, type PlayMessage, saidMessage } from '../kit/play-layout.tsx';
import reactions from '../kit/reactions.module.css';
import { TickStamp } from '../kit/tick-stamp.tsx';
import type { Timing } from '../kit/time-limit.ts';
import { cardAt, faceAt, isLong, type MemoryState, ROWS } from './cards.ts';
import type { MemoryMove } from './rules.ts';
import css from './view.module.css';

const GRID = { rows: ROWS, columns: MEMORY_COLUMNS };

/** The table with its sixteen cards. */
export function MemoryView({ state, send }: GameViewProps<unknown, MemoryState, MemoryMove>) {
  const { timing } = useHost();
  const [current, setCurrent] = useState(0);
  const flip = useCallback(
    (place: number) => {
      setCurrent(place);
      send({ type: 'flipped', place });
    },
    [send],
  );
  return (
    <PlayLayout
      board={
        <ArrowGrid
          {...GRID}
          label="Cards"
          current={current}
          onStep={(to) => setCurrent(steppedTo(current, to, GRID))}
          hintedRow={state.hintedRow}
        >
          {(place, stop) => (
            // biome-ignore lint/a11y: a cell of the grid around it
            <div role="gridcell">
              <CardButton
                {...cardAt(state, place)}
                face={faceAt(state, place)}
                turned={faceAt(state, place) === 'open' ? state.turn.phase : null}
                {...{ place, stop }}
                onFlip={flip}
              />
            </div>
          )}
        </ArrowGrid>
      }
      message={messageOf(state, timing)}
      hand={
        <Button
          icon="hint"
          aria-disabled={state.turn.phase !== 'one-open' || state.hintedRow !== null || undefined}
          onClick={() => send({ type: 'asked-hint' })}
        >
          Show the row (one move)
        </Button>
      }
    />
  );
}

function messageOf({ turn, hintedRow }: MemoryState, timing: Timing): PlayMessage | null {
  if (turn.phase === 'match') return saidMessage('good', 'A pair!');
  if (turn.phase === 'mismatch') {
    return saidMessage('note', timing === 'off' ? 'Not a pair: turn your next card.' : 'Not a pair.');
  }
  return hintedRow === null ? null : saidMessage('note', `Its partner is in row ${hintedRow + 1}.`);
}

interface CardButtonProps extends Pick<ReturnType<typeof cardAt>, 'side' | 'text'> {
  face: ReturnType<typeof faceAt>;
  /** Of an open card, how the turn stands; of the others nothing, so that a turn leaves them alone. */
  turned: MemoryState['turn']['phase'] | null;
  place: number;
  stop: GridStop;
  onFlip: (place: number) => void;
}

/** One card. Face down it tells only where it lies; its text is there all along, so that the grid never moves. */
const CardButton = memo(function CardButton({
  side,
  text,
  face,
  turned,
  place,
  stop,
  onFlip,
}: CardButtonProps) {
  const isPair = turned === 'match';
  const spoken = { down: 'face down', open: text, found: `${text}, found` }[face];
  return (
    <button
      type="button"
      {...stop}
      className={classNames(tile.tile, css.card, reactionTo(turned))}
      data-face={face}
      data-pair={isPair || undefined}
      data-long={isLong(text) || undefined}
      aria-label={`${cellName(place, MEMORY_COLUMNS)}: ${spoken}`}
      onClick={() => onFlip(place)}
    >
      <FitText isBold={side === 'word'}>{text}</FitText>
      {face === 'down' && <CardBack />}
      {(isPair || face === 'found') && <TickStamp />}
    </button>
  );
});

function reactionTo(turned: CardButtonProps['turned']): string | undefined {
  if (turned === 'match') return reactions.right;
  return turned === 'mismatch' ? reactions.wrong : undefined;
}

function CardBack() {
  const star = 'm20 6 4.2 9.8L34 20l-9.8 4.2L20 34l-4.2-9.8L6 20l9.8-4.2z';
  return (
    <svg className={css.back} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <Printed d={star} fill="var(--draw-lamp)" slip={1} />
    </svg>
  );
}
