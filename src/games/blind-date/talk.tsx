import { Fragment, useEffect, useId, useRef } from 'react';
import layout from '../../ui/layout.module.css';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import { ChatBubble, ChatLog } from '../kit/chat-bubble.tsx';
import { scrollAboveControls } from '../kit/scroll-above-controls.ts';
import { formatContestant } from './outcome.ts';
import { SpeakButton } from './speak-button.tsx';
import { type DateState, findReply, getCurrentTurn, getTurn } from './state.ts';
import css from './view.module.css';

/** Where a contestant's words stand, and where the learner's. */
const getBubblePlace = (contestant: number) => 2 * contestant;
const LEARNER = 1;

/** The turn that is talked about now. Give each turn, and each start of it, a `key` of its own. */
export function CurrentTurn({ state }: { state: DateState }) {
  const newest = useRef<HTMLDivElement>(null);
  const turn = getCurrentTurn(state);
  const { by, says } = getTurn(state, turn);
  const isAnswered = state.now.phase === 'reacted';

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each thing that is said
  useEffect(() => scrollAboveControls(newest.current), [isAnswered]);

  return (
    <div ref={newest}>
      <ChatLog label="This turn">
        <ChatBubble speaker={formatContestant(by)} place={getBubblePlace(by)}>
          <AutoFocusHeading className={css.line}>{says}</AutoFocusHeading> <SpeakButton text={says} by={by} />
        </ChatBubble>
        {isAnswered && <TurnReply state={state} turn={turn} />}
      </ChatLog>
    </div>
  );
}

/** What was said in a turn and how it was taken; nothing before it. */
function TurnReply({ state, turn }: { state: DateState; turn: number }) {
  const reply = findReply(state, turn);
  const { by } = getTurn(state, turn);
  return (
    reply && (
      <>
        <ChatBubble speaker="You" place={LEARNER}>
          {reply.text}
        </ChatBubble>
        <ChatBubble speaker={formatContestant(by)} place={getBubblePlace(by)}>
          {reply.reaction} <SpeakButton text={reply.reaction} by={by} />
        </ChatBubble>
      </>
    )
  );
}

/** The turns before this one. */
export function TalkHistory({ state, turns }: { state: DateState; turns: number }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
    <section className={layout.stack2} tabIndex={0} aria-labelledby={id}>
      <h4 id={id}>The talk so far</h4>
      <ChatLog label="The talk so far">
        {state.scene.turns.slice(0, turns).map(({ by, says }, turn) => (
          <Fragment key={says}>
            <ChatBubble speaker={formatContestant(by)} place={getBubblePlace(by)}>
              {says}
            </ChatBubble>
            <TurnReply state={state} turn={turn} />
          </Fragment>
        ))}
      </ChatLog>
    </section>
  );
}
