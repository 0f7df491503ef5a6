import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import tile from '../../ui/tile.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import css from './debrief.module.css';
import { formatFit } from './outcome.ts';
import { SpeakButton } from './speak-button.tsx';
import { type DateState, findReply, getBestReply, getContestant } from './state.ts';

/** The review after the show: every reply with its reason, the best replies, and phrases to learn. */
export function Debrief({ state }: { state: DateState }) {
  const { scene } = state;
  const { best, phrases } = scene.debrief;
  return (
    <div className={layout.stack4}>
      <AutoFocusHeading className={css.heading}>How you talked</AutoFocusHeading>
      <ol className={layout.stack3}>
        {scene.turns.map(({ by, says }, turn) => (
          <li key={says} className={classNames(tile.tile, layout.stack2, css.turn)}>
            <p className={css.line}>
              <strong>{getContestant(state, by).name}:</strong> {says}
            </p>
            <TurnReview state={state} turn={turn} />
          </li>
        ))}
      </ol>
      <h2>What the three like</h2>
      <p>{best}</p>
      <ul className={layout.stack3}>
        {scene.contestants.map(({ name, likes }) => (
          <li key={name}>
            <strong>{name}:</strong> {likes}
          </li>
        ))}
      </ul>
      <h2>Phrases to keep</h2>
      <ul className={layout.stack3}>
        {phrases.map(({ phrase, use }) => (
          <li key={phrase}>
            <p>
              <strong>{phrase}</strong> <SpeakButton text={phrase} />
            </p>
            <p>{use}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The label of a reply. After a second start it says which of the two it was. */
function ReplyLabel({ at, count }: { at: number; count: number }) {
  if (count === 1) return <VisuallyHidden>You said: </VisuallyHidden>;
  return at === 0 ? 'First you said:' : 'Then you said:';
}

/** The learner's replies in a turn with their reasons, and the best reply. */
function TurnReview({ state, turn }: { state: DateState; turn: number }) {
  const last = findReply(state, turn);
  const first = findReply(state, turn, 'first');
  const best = getBestReply(state, turn);
  if (!last || !first) return null;
  const replies = first === last ? [last] : [first, last];
  return (
    <>
      {replies.map((reply, at) => (
        <div
          key={reply.text}
          className={classNames(layout.stack1, css.reply)}
          data-good={reply.rapport > 0 || undefined}
        >
          <p>
            <span className={css.mark}>
              <Icon name={reply.rapport > 0 ? 'tick' : 'close'} /> {formatFit(reply)}
            </span>{' '}
            <ReplyLabel at={at} count={replies.length} /> “{reply.text}”
          </p>
          <p>{reply.because}</p>
        </div>
      ))}
      {last !== best && first !== best && (
        <div className={classNames(layout.stack1, css.reply)} data-good>
          <p>
            <span className={css.mark}>Best of all:</span> “{best.text}” <SpeakButton text={best.text} />
          </p>
          <p>{best.because}</p>
        </div>
      )}
    </>
  );
}
