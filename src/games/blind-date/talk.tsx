import { Fragment, useEffect, useId, useRef } from 'react';
import layout from '../../ui/layout.module.css';
import { ArrivingHeading } from '../kit/arriving-heading.tsx';
import { ChatBubble, ChatLog } from '../kit/chat-bubble.tsx';
import { showAboveHand } from '../kit/show-above-hand.ts';
import { Hear } from './hear.tsx';
import { numberOf } from './outcome.ts';
import { type DateState, replyIn, turnAt, turnNow } from './state.ts';
import css from './view.module.css';

/** Where a contestant's words stand, and where the learner's. */
const placeOf = (contestant: number) => 2 * contestant;
const LEARNER = 1;

/** The turn that is talked about now. Give each turn, and each start of it, a `key` of its own. */
export function TurnNow({ state }: { state: DateState }) {
  const newest = useRef<HTMLDivElement>(null);
  const turn = turnNow(state);
  const { by, says } = turnAt(state, turn);
  const isAnswered = state.now.phase === 'reacted';

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each thing that is said
  useEffect(() => showAboveHand(newest.current), [isAnswered]);

  return (
    <div ref={newest}>
      <ChatLog label="This turn">
        <ChatBubble speaker={numberOf(by)} place={placeOf(by)}>
          <ArrivingHeading className={css.line}>{says}</ArrivingHeading> <Hear text={says} by={by} />
        </ChatBubble>
        {isAnswered && <Answered state={state} turn={turn} />}
      </ChatLog>
    </div>
  );
}

/** What was said in a turn and how it was taken; nothing before it. */
function Answered({ state, turn }: { state: DateState; turn: number }) {
  const reply = replyIn(state, turn);
  const { by } = turnAt(state, turn);
  return (
    reply && (
      <>
        <ChatBubble speaker="You" place={LEARNER}>
          {reply.text}
        </ChatBubble>
        <ChatBubble speaker={numberOf(by)} place={placeOf(by)}>
          {reply.reaction} <Hear text={reply.reaction} by={by} />
        </ChatBubble>
      </>
    )
  );
}

/** The turns before this one. */
export function TalkSoFar({ state, turns }: { state: DateState; turns: number }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
    <section className={layout.stack2} tabIndex={0} aria-labelledby={id}>
      <h4 id={id}>The talk so far</h4>
      <ChatLog label="The talk so far">
        {state.scene.turns.slice(0, turns).map(({ by, says }, turn) => (
          <Fragment key={says}>
            <ChatBubble speaker={numberOf(by)} place={placeOf(by)}>
              {says}
            </ChatBubble>
            <Answered state={state} turn={turn} />
          </Fragment>
        ))}
      </ChatLog>
    </section>
  );
}
