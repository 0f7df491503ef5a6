import { memo, useCallback, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PrintedShape } from '../../ui/printed-shapes.tsx';
import tile from '../../ui/tile.module.css';
import type { GameViewProps } from '../game-contract.ts';
import { ArrowGrid, type RovingTabProps } from '../kit/arrow-grid.tsx';
import { FitText } from '../kit/fit-text.tsx';
import { formatCell, moveInGrid } from '../kit/grid-steps.ts';
import { createAnnouncedMessage, PlayLayout, type PlayMessage } from '../kit/play-layout.tsx';
import reactions from '../kit/reactions.module.css';
import { TickStamp } from '../kit/tick-stamp.tsx';
import type { TimeLimitSetting } from '../kit/time-limit.ts';
import { useViewServices } from '../kit/view-services.ts';
import {
  type CardStatus,
  getCard,
  getCardStatus,
  isLongText,
  MEMORY_MATCH_COLUMNS,
  type MemoryMatchState,
  ROW_COUNT,
} from './cards.ts';
import type { MemoryMatchMove } from './rules.ts';
import css from './view.module.css';

const GRID = { rows: ROW_COUNT, columns: MEMORY_MATCH_COLUMNS };

/** The grid of sixteen cards. */
export function MemoryMatchView({ state, send }: GameViewProps<unknown, MemoryMatchState, MemoryMatchMove>) {
  const { timeLimits } = useViewServices();
  const [current, setCurrent] = useState(0);
  const flip = useCallback(
    (cardIndex: number) => {
      setCurrent(cardIndex);
      send({ type: 'flipped', cardIndex });
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
          onStep={(to) => setCurrent(moveInGrid(current, to, GRID))}
          hintedRow={state.hintedRow}
        >
          {(cardIndex, stop) => (
            // biome-ignore lint/a11y: a cell of the grid around it
            <div role="gridcell">
              <CardButton
                {...getCard(state, cardIndex)}
                status={getCardStatus(state, cardIndex)}
                turnPhase={getCardStatus(state, cardIndex) === 'open' ? state.turn.phase : null}
                {...{ cardIndex, stop }}
                onFlip={flip}
              />
            </div>
          )}
        </ArrowGrid>
      }
      message={getMessage(state, timeLimits)}
      controls={
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

function getMessage({ turn, hintedRow }: MemoryMatchState, timeLimits: TimeLimitSetting): PlayMessage | null {
  if (turn.phase === 'match') return createAnnouncedMessage('good', 'A pair!');
  if (turn.phase === 'mismatch') {
    return createAnnouncedMessage(
      'note',
      timeLimits === 'off' ? 'Not a pair: turn your next card.' : 'Not a pair.',
    );
  }
  return hintedRow === null
    ? null
    : createAnnouncedMessage('note', `Its partner is in row ${hintedRow + 1}.`);
}

interface CardButtonProps extends Pick<ReturnType<typeof getCard>, 'side' | 'text'> {
  status: CardStatus;
  /**
   * The phase of the turn for an open card. `null` for all others, so that a turn does not render them again.
   */
  turnPhase: MemoryMatchState['turn']['phase'] | null;
  cardIndex: number;
  stop: RovingTabProps;
  onFlip: (cardIndex: number) => void;
}

/**
 * One card. Its text is always rendered, so that the grid never moves, but is hidden while the card is face
 * down.
 */
const CardButton = memo(function CardButton({
  side,
  text,
  status,
  turnPhase,
  cardIndex,
  stop,
  onFlip,
}: CardButtonProps) {
  const isPair = turnPhase === 'match';
  const label = { down: 'face down', open: text, found: `${text}, found` }[status];
  return (
    <button
      type="button"
      {...stop}
      className={classNames(tile.tile, css.card, getReaction(turnPhase))}
      data-face={status}
      data-pair={isPair || undefined}
      data-long={isLongText(text) || undefined}
      aria-label={`${formatCell(cardIndex, MEMORY_MATCH_COLUMNS)}: ${label}`}
      onClick={() => onFlip(cardIndex)}
    >
      <FitText isBold={side === 'word'}>{text}</FitText>
      {status === 'down' && <CardBack />}
      {(isPair || status === 'found') && <TickStamp />}
    </button>
  );
});

function getReaction(turnPhase: CardButtonProps['turnPhase']): string | undefined {
  if (turnPhase === 'match') return reactions.right;
  return turnPhase === 'mismatch' ? reactions.wrong : undefined;
}

function CardBack() {
  const star = 'm20 6 4.2 9.8L34 20l-9.8 4.2L20 34l-4.2-9.8L6 20l9.8-4.2z';
  return (
    <svg className={css.back} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <PrintedShape d={star} fill="var(--draw-lamp)" slip={1} />
    </svg>
  );
}
