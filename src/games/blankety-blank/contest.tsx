import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import css from './contest.module.css';
import { formatSide, getWinner } from './scoring.ts';
import set from './set.module.css';
import { type BlankState, getCurrentTurn, getRound, getScore, hasTwoPlayers, SEATS } from './state.ts';
import { formatVerdict } from './texts.ts';

/** Shown while two players pass the device, so that neither sees the other's statement early. */
export function HandOver({ state }: { state: BlankState }) {
  const turn = getCurrentTurn(state);
  return (
    <div className={classNames(set.set, set.stage)}>
      <p className={set.title}>Round {getRound(turn) + 1}</p>
      <AutoFocusHeading>{formatSide(state, turn % 2)}, it’s your turn</AutoFocusHeading>
      <p>
        {state.turns.length === 0
          ? 'Take the device. The other player looks away until you turn the cards.'
          : 'Give the other player the device. The panel has a new sentence.'}
      </p>
      <Scores state={state} />
    </div>
  );
}

/** The winner of the two rounds. */
export function RoundsVerdict({ state }: { state: BlankState }) {
  const { side } = getWinner(state);
  return (
    <div className={classNames(set.set, set.stage)}>
      <h2>{formatVerdict(state)}</h2>
      <Scores state={state} winner={side} />
      <p>
        {side === 0 || hasTwoPlayers(state) ? 'On to the Supermatch!' : 'Well played! You can win next time.'}
      </p>
    </div>
  );
}

/** A lamp for each matched panellist. */
function Scores({ state, winner }: { state: BlankState; winner?: number }) {
  return (
    <dl className={css.scores}>
      {[0, 1].map((side) => (
        <div
          key={side}
          className={classNames(layout.stack1, css.score)}
          data-winner={side === winner || undefined}
        >
          <dt className={letters.display}>{formatSide(state, side)}</dt>
          <dd className={layout.stack2}>
            {getScore(state, side)} of {SEATS.length}
            <span className={classNames(layout.line1, css.lamps)} aria-hidden="true">
              {SEATS.map((seat) => (
                <i key={seat} data-lit={seat < getScore(state, side) || undefined} />
              ))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
