import { Fragment, useEffect, useId, useRef } from 'react';
import layout from '../../ui/layout.module.css';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import { ChatBubble, ChatLog } from '../kit/chat-bubble.tsx';
import { scrollAboveControls } from '../kit/scroll-above-controls.ts';
import { formatContestant } from './outcome.ts';
import { SpeakButton } from './speak-button.tsx';
import { type DateState, findReply, getCurrentTurn, getTurn } from './state.ts';
import css from './view.module.css';

/** The places of the chat bubbles: even numbers for contestants, 1 for the learner. */
const getBubblePlace = (contestant: number) => 2 * contestant;
const LEARNER_PLACE = 1;

/** The current turn. Each turn and each second start needs its own `key`. */
export function CurrentTurn({ state }: { state: DateState }) {
  const newest = useRef<HTMLDivElement>(null);
  const turn = getCurrentTurn(state);
  const { by, says } = getTurn(state, turn);
  const isAnswered = state.now.phase === 'reacted';

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for the reply
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

/** The reply of a turn and the reaction to it; nothing before the reply. */
function TurnReply({ state, turn }: { state: DateState; turn: number }) {
  const reply = findReply(state, turn);
  const { by } = getTurn(state, turn);
  return (
    reply && (
      <>
        <ChatBubble speaker="You" place={LEARNER_PLACE}>
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
      <h2 id={id}>The conversation so far</h2>
      <ChatLog label="The conversation so far">
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
