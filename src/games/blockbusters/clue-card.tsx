import { formatCount } from '../../domain/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Countdown } from '../kit/countdown.tsx';
import { getTimeLimit, type TimeLimitSetting } from '../kit/time-limit.ts';
import { useViewServices } from '../kit/view-services.ts';
import css from './clue-card.module.css';
import { GOLD_RUN_MS, getCurrentPhrase } from './gold-rules.ts';
import { SIDES, type Side } from './hexagons.ts';
import {
  type BlockState,
  countGamesWon,
  findMatchWinner,
  GAMES_TO_WIN,
  getPlayer,
  TWO_PLAYERS,
} from './state.ts';
import {
  formatGoldEnd,
  formatJoined,
  formatPlayer,
  formatPlayerShort,
  formatTurn,
  getActiveSide,
} from './texts.ts';

const SECOND_MS = 1000;

/** The card above the board: the two sides, and the clue or the latest event. */
export function ClueCard({ state }: { state: BlockState }) {
  const { timeLimits, speak } = useViewServices();
  const { stage } = state;
  const clue = getClue(state);
  const initials = stage.phase === 'gold' ? getCurrentPhrase(state, stage)?.initials : undefined;
  return (
    <div className={classNames(tile.tile, css.card)}>
      <ClueCardHead state={state} />
      <div className={classNames(layout.line2, css.line)}>
        {initials !== undefined && (
          <p className={classNames(letters.displayBold, css.initials)}>
            <VisuallyHidden>First letters: </VisuallyHidden>
            {initials}
          </p>
        )}
        <h2 className={css.text}>{clue ?? formatCardText(state, timeLimits)}</h2>
        {clue !== null && (
          <Button kind="quiet" icon="speaker" onClick={() => speak(clue)}>
            <VisuallyHidden>Hear the clue</VisuallyHidden>
          </Button>
        )}
      </div>
    </div>
  );
}

/** The two sides of the match; in the Gold Run its player, or the countdown. */
function ClueCardHead({ state }: { state: BlockState }) {
  const { stage } = state;
  switch (stage.phase) {
    case 'gold':
      return <Countdown label="Time for the Gold Run" startedAt={stage.since} ms={GOLD_RUN_MS} />;
    case 'gold-ready':
    case 'gold-done':
      return <GoldPlate state={state} />;
    default:
      return (
        <div className={classNames(letters.display, css.sides)}>
          {SIDES.map((side) => (
            <SidePlate key={side} state={state} side={side} />
          ))}
        </div>
      );
  }
}

/** The Gold Run goes from left to right for either side. */
function GoldPlate({ state }: { state: BlockState }) {
  const who = findMatchWinner(state);
  return (
    <div className={classNames(letters.display, css.sides)} data-gold>
      <p className={classNames(layout.line2, css.side)} data-side="gold">
        <SideArrows d={ARROW_PATHS.blue} />
        Gold Run
        {state.opponent === TWO_PLAYERS && who !== null && ` · ${formatPlayer(state, who)}`}
      </p>
    </div>
  );
}

/** Triangles up and down, and left and right. They are drawn because few fonts have them. */
const ARROW_PATHS: Readonly<Record<Side, string>> = {
  white: 'M0 8.5 3.5 1.5 7 8.5zM9 1.5h7L12.5 8.5z',
  blue: 'M7 1 0 5l7 4zM9 1l7 4-7 4z',
};

function SideArrows({ d }: { d: string }) {
  return (
    <svg className={css.mark} viewBox="0 0 16 10" aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
  );
}

/** The player of a side, its direction, and the games won. */
function SidePlate({ state, side }: { state: BlockState; side: Side }) {
  const who = getPlayer(state, side);
  const won = countGamesWon(state, who);
  return (
    <p
      className={classNames(layout.line2, css.side)}
      data-side={side}
      data-active={getActiveSide(state) === side || undefined}
    >
      <SideArrows d={ARROW_PATHS[side]} />
      <span className={css.name}>{formatPlayerShort(state, who)}</span>
      <VisuallyHidden>
        , {side}, {formatCount(won, 'game')} won
      </VisuallyHidden>
      <svg
        className={classNames(css.mark, css.won)}
        viewBox={`0 0 ${GAMES_TO_WIN * 10} 10`}
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: GAMES_TO_WIN }, (_, game) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place
          <circle key={game} cx={game * 10 + 5} cy={5} r={3.5} data-won={game < won || undefined} />
        ))}
      </svg>
    </p>
  );
}

function getClue(state: BlockState): string | null {
  const { stage } = state;
  if (stage.phase === 'asking' || stage.phase === 'told') return stage.clue.clue;
  return stage.phase === 'gold' ? (getCurrentPhrase(state, stage)?.clue ?? null) : null;
}

function formatCardText(state: BlockState, timeLimits: TimeLimitSetting): string {
  switch (state.stage.phase) {
    case 'joined':
      return formatJoined(state);
    case 'gold-ready': {
      const limit = getTimeLimit(GOLD_RUN_MS, timeLimits);
      const time = limit === null ? 'as much time as you like' : `${limit / SECOND_MS} seconds`;
      return `The Gold Run: join left to right in ${time}. After a wrong answer, the letter turns black.`;
    }
    case 'gold':
      return 'Pick the next letter.';
    case 'gold-done':
      return formatGoldEnd(state);
    default:
      return formatTurn(state);
  }
}
