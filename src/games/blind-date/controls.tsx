import { unreachable } from '../../domain/result.ts';
import { runAfterPaint } from '../../ui/after-paint.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AutoFocusButton } from '../kit/auto-focus-button.tsx';
import { ChoiceList } from '../kit/choice-list.tsx';
import { formatContestant } from './outcome.ts';
import { HINT_COST } from './rapport.ts';
import {
  canHint,
  canStartAgain,
  type DatePartProps,
  type DateState,
  findReply,
  getContestant,
  getCurrentTurn,
  getExcludedReply,
  getTurn,
  OPENING_STEPS,
} from './state.ts';
import css from './view.module.css';

/** The controls of each phase. */
export function Controls({ state, send }: DatePartProps) {
  const { now } = state;
  const continueGame = () => send({ type: 'continued' });
  switch (now.phase) {
    case 'meeting':
      // The whole stage renders next, which takes a slow phone too long to show the press at once.
      return (
        <Button key={now.phase} kind="primary" icon="play" onClick={() => runAfterPaint(continueGame)}>
          Start talking
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
              Try again
            </Button>
          )}
          <AutoFocusButton icon="play" onClick={continueGame}>
            {isLast ? 'Make your choice' : 'Continue'}
          </AutoFocusButton>
        </>
      );
    }
    case 'choosing':
      return (
        <div className={css.choices}>
          <ChoiceList
            legend="Your choice"
            options={state.scene.contestants.map((_, index) => ({
              id: String(index),
              label: formatReminder(state, index),
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
              Change my choice
            </Button>
          )}
          <AutoFocusButton key={now.step} icon="play" onClick={continueGame}>
            {formatOpeningLabel(state, now)}
          </AutoFocusButton>
        </>
      );
    case 'debrief':
      return (
        <Button key={now.phase} kind="primary" icon="play" onClick={continueGame}>
          See your result
        </Button>
      );
    case 'over':
      return null;
    default:
      return unreachable(now);
  }
}

/** The three replies and the hint. */
function Replies({ state, send }: DatePartProps) {
  const { by, replies } = getTurn(state, getCurrentTurn(state));
  return (
    <>
      <div className={css.choices}>
        <ChoiceList
          legend="Your reply"
          options={replies.map(({ text }, index) => ({
            id: String(index),
            label: text,
            isOut: index === getExcludedReply(state),
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
          <VisuallyHidden> points</VisuallyHidden>)
        </span>
      </Button>
    </>
  );
}

/** The label of a contestant to choose, with their last words. */
function formatReminder(state: DateState, index: number): string {
  const last = state.scene.turns.findLastIndex(({ by }) => by === index);
  return `${formatContestant(index)}: “${findReply(state, last)?.reaction}”`;
}

function formatOpeningLabel(state: DateState, { chosen, step }: { chosen: number; step: number }): string {
  if (step === 0) return 'Open the screen';
  if (step === OPENING_STEPS) return 'See how you did';
  if (step === OPENING_STEPS - 1) return `Does ${getContestant(state, chosen).name} choose you?`;
  return step === OPENING_STEPS - 2 ? 'And your choice …' : 'And the next …';
}
