import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { ArrivingHeading } from '../kit/arriving-heading.tsx';
import css from './contest.module.css';
import set from './set.module.css';
import { type BlankState, isTwo, roundOf, SEATS, scoreOf, turnNow } from './state.ts';
import { verdictText } from './texts.ts';
import { sideName, winnerOf } from './verdicts.ts';

/** Between two players: nobody looks at the other's statement before it is theirs. */
export function HandOver({ state }: { state: BlankState }) {
  const turn = turnNow(state);
  return (
    <div className={classNames(set.set, set.stage)}>
      <p className={set.title}>Round {roundOf(turn) + 1}</p>
      <ArrivingHeading>{sideName(state, turn % 2)}, it is your turn</ArrivingHeading>
      <p>
        {state.turns.length === 0
          ? 'Take the device. The other player looks away until the cards are turned.'
          : 'Hand the device over. The panel has a new statement.'}
      </p>
      <Scores state={state} />
    </div>
  );
}

/** After both rounds. */
export function Verdict({ state }: { state: BlankState }) {
  const { side } = winnerOf(state);
  return (
    <div className={classNames(set.set, set.stage)}>
      <h4>{verdictText(state)}</h4>
      <Scores state={state} winner={side} />
      <p>{side === 0 || isTwo(state) ? 'On to the Supermatch!' : 'Well played. The next panel is yours.'}</p>
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
          <dt className={letters.display}>{sideName(state, side)}</dt>
          <dd className={layout.stack2}>
            {scoreOf(state, side)} of {SEATS.length}
            <span className={classNames(layout.line1, css.lamps)} aria-hidden="true">
              {SEATS.map((seat) => (
                <i key={seat} data-lit={seat < scoreOf(state, side) || undefined} />
              ))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
