import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import tile from '../../ui/tile.module.css';
import { ArrivingHeading } from '../kit/arriving-heading.tsx';
import css from './debrief.module.css';
import { Hear } from './hear.tsx';
import { howItFits } from './outcome.ts';
import { bestReply, contestantAt, type DateState, replyIn } from './state.ts';

/** After the show: every reply with its reason and the best one, and what is worth keeping. */
export function Debrief({ state }: { state: DateState }) {
  const { scene } = state;
  const { best, phrases } = scene.debrief;
  return (
    <div className={layout.stack4}>
      <ArrivingHeading className={css.heading}>How you talked</ArrivingHeading>
      <ol className={layout.stack3}>
        {scene.turns.map(({ by, says }, turn) => (
          <li key={says} className={classNames(tile.tile, layout.stack2, css.turn)}>
            <p className={css.line}>
              <strong>{contestantAt(state, by).name}:</strong> {says}
            </p>
            <SaidIn state={state} turn={turn} />
          </li>
        ))}
      </ol>
      <h4>How to get on with the three</h4>
      <p>{best}</p>
      <ul className={layout.stack3}>
        {scene.contestants.map(({ name, likes }) => (
          <li key={name}>
            <strong>{name}:</strong> {likes}
          </li>
        ))}
      </ul>
      <h4>Phrases to keep</h4>
      <ul className={layout.stack3}>
        {phrases.map(({ phrase, use }) => (
          <li key={phrase}>
            <p>
              <strong>{phrase}</strong> <Hear text={phrase} />
            </p>
            <p>{use}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With a second start, which of the two it was. */
function YouSaid({ at, of }: { at: number; of: number }) {
  if (of === 1) return <OnlyReadAloud>You said: </OnlyReadAloud>;
  return at === 0 ? 'First you said:' : 'Then you said:';
}

/** What the learner said in a turn, why it did what it did, and the best that could be said. */
function SaidIn({ state, turn }: { state: DateState; turn: number }) {
  const given = replyIn(state, turn);
  const first = replyIn(state, turn, 'first');
  const best = bestReply(state, turn);
  if (!given || !first) return null;
  const said = first === given ? [given] : [first, given];
  return (
    <>
      {said.map((reply, at) => (
        <div
          key={reply.text}
          className={classNames(layout.stack1, css.said)}
          data-good={reply.rapport > 0 || undefined}
        >
          <p>
            <span className={css.mark}>
              <Icon name={reply.rapport > 0 ? 'tick' : 'close'} /> {howItFits(reply)}
            </span>{' '}
            <YouSaid at={at} of={said.length} /> “{reply.text}”
          </p>
          <p>{reply.because}</p>
        </div>
      ))}
      {given !== best && first !== best && (
        <div className={classNames(layout.stack1, css.said)} data-good>
          <p>
            <span className={css.mark}>Best of all:</span> “{best.text}” <Hear text={best.text} />
          </p>
          <p>{best.because}</p>
        </div>
      )}
    </>
  );
}
