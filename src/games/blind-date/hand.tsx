import { unreachable } from '../../domain/result.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Button } from '../../ui/button.tsx';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import { ArrivingButton } from '../kit/arriving-button.tsx';
import { ChoiceList } from '../kit/choice-list.tsx';
import { numberOf } from './outcome.ts';
import { HINT_COST } from './rapport.ts';
import {
  canHint,
  canStartAgain,
  contestantAt,
  type DatePart,
  type DateState,
  OPENING_STEPS,
  outReply,
  replyIn,
  turnAt,
  turnNow,
} from './state.ts';
import css from './view.module.css';

/** What the thumb needs. */
export function Hand({ state, send }: DatePart) {
  const { now } = state;
  const goOn = () => send({ type: 'went-on' });
  switch (now.phase) {
    case 'meeting':
      // All of the stage is drawn then, which takes a slow phone longer than a press may go unanswered.
      return (
        <Button key={now.phase} kind="primary" icon="play" onClick={() => afterPaint(goOn)}>
          Begin the talk
        </Button>
      );
    case 'asked':
      return <Replies state={state} send={send} />;
    case 'reacted': {
      const isLast = state.said.length === state.scene.turns.length;
      return (
        <>
          {canStartAgain(state) && (
            <Button icon="reset" onClick={() => send({ type: 'started-again' })}>
              Say it differently
            </Button>
          )}
          <ArrivingButton icon="play" onClick={goOn}>
            {isLast ? 'Make your choice' : 'Go on'}
          </ArrivingButton>
        </>
      );
    }
    case 'choosing':
      return (
        <div className={css.choices}>
          <ChoiceList
            legend="Your choice"
            options={state.scene.contestants.map((_, place) => ({
              id: String(place),
              label: reminderOf(state, place),
            }))}
            onChoose={(id) => send({ type: 'chose', contestant: Number(id) })}
          />
        </div>
      );
    case 'opening':
      return (
        <>
          {now.step === 0 && (
            <Button icon="back" onClick={() => send({ type: 'changed-mind' })}>
              Choose another
            </Button>
          )}
          <ArrivingButton key={now.step} icon="play" onClick={goOn}>
            {openingLabel(state, now)}
          </ArrivingButton>
        </>
      );
    case 'debrief':
      return (
        <Button key={now.phase} kind="primary" icon="play" onClick={goOn}>
          See your result
        </Button>
      );
    case 'over':
      return null;
    default:
      return unreachable(now);
  }
}

/** The three replies, and what helps with them. */
function Replies({ state, send }: DatePart) {
  const { by, replies } = turnAt(state, turnNow(state));
  return (
    <>
      <div className={css.choices}>
        <ChoiceList
          legend="Your reply"
          options={replies.map(({ text }, place) => ({
            id: String(place),
            label: text,
            isOut: place === outReply(state),
          }))}
          onChoose={(id) => send({ type: 'spoke', reply: Number(id) })}
        />
      </div>
      <Button
        icon="hint"
        aria-disabled={!canHint(state) || undefined}
        onClick={() => send({ type: 'asked-hint' })}
      >
        <span>
          Hint: how {by + 1} talks (−{HINT_COST}
          <OnlyReadAloud> points</OnlyReadAloud>)
        </span>
      </Button>
    </>
  );
}

/** A contestant to choose, with what they said last. */
function reminderOf(state: DateState, place: number): string {
  const last = state.scene.turns.findLastIndex(({ by }) => by === place);
  return `${numberOf(place)}: “${replyIn(state, last)?.reaction}”`;
}

function openingLabel(state: DateState, { chosen, step }: { chosen: number; step: number }): string {
  if (step === 0) return 'Open the screen';
  if (step === OPENING_STEPS) return 'Look back at the talk';
  if (step === OPENING_STEPS - 1) return `Does ${contestantAt(state, chosen).name} choose you?`;
  return step === OPENING_STEPS - 2 ? 'And your choice …' : 'And the next …';
}
