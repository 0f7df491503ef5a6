import { Fragment, useEffect, useId, useRef } from 'react';
import layout from '../../ui/layout.module.css';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import { ChatBubble, ChatLog } from '../kit/chat-bubble.tsx';
import { scrollAboveControls } from '../kit/scroll-above-controls.ts';
import { formatContestant } from './outcome.ts';
import { SpeakButton } from './speak-button.tsx';
import { type DateState, findReply, getCurrentTurn, getTurn } from './state.ts';
import css from './view.module.css';

/**
 * `ChatBubble` draws even places on the left, for the contestants, and odd ones on the right, for the
 * learner.
 */
const getContestantPlace = (contestantIndex: number) => 2 * contestantIndex;
const LEARNER_PLACE = 1;

/**
 * The current turn. Needs its own `key` for each turn and each second start, so that its heading gets the
 * focus.
 */
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
        <ChatBubble speaker={formatContestant(by)} place={getContestantPlace(by)}>
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
        <ChatBubble speaker={formatContestant(by)} place={getContestantPlace(by)}>
          {reply.reaction} <SpeakButton text={reply.reaction} by={by} />
        </ChatBubble>
      </>
    )
  );
}

/** The first `turnCount` turns: those before the current one. */
export function TalkHistory({ state, turnCount }: { state: DateState; turnCount: number }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
    <section className={layout.stack2} tabIndex={0} aria-labelledby={id}>
      <h2 id={id}>The conversation so far</h2>
      <ChatLog label="The conversation so far">
        {state.scene.turns.slice(0, turnCount).map(({ by, says }, turn) => (
          <Fragment key={says}>
            <ChatBubble speaker={formatContestant(by)} place={getContestantPlace(by)}>
              {says}
            </ChatBubble>
            <TurnReply state={state} turn={turn} />
          </Fragment>
        ))}
      </ChatLog>
    </section>
  );
}
