import { useLayoutEffect } from 'react';
import { unreachable } from '../../domain/result.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import tile from '../../ui/tile.module.css';
import type { GameViewProps } from '../contract.ts';
import { ArrivingHeading } from '../kit/arriving-heading.tsx';
import { PlayLayout, type PlayMessage, saidMessage } from '../kit/play-layout.tsx';
import reactions from '../kit/reactions.module.css';
import { Debrief } from './debrief.tsx';
import { Hand } from './hand.tsx';
import { choiceText, hintText, numberOf, verdictText } from './outcome.ts';
import { choosesYou } from './rapport.ts';
import { Stage } from './stage.tsx';
import {
  canHint,
  contestantAt,
  type DateMove,
  type DateState,
  OPENING_STEPS,
  openingOrder,
  outReply,
  speakerNow,
  turnNow,
} from './state.ts';
import { TalkSoFar, TurnNow } from './talk.tsx';
import css from './view.module.css';

/** The show: the screen with the three behind it, the talk, and what is to be said or done next. */
export function DateView({ state, send }: GameViewProps<unknown, DateState, DateMove>) {
  const past = turnNow(state);
  const isTalk = state.now.phase === 'asked' || state.now.phase === 'reacted';
  const part = isTalk ? past : state.now.phase;

  // Each turn and each part of the show begins with the whole screen in sight. What must be seen besides comes after.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each part
  useLayoutEffect(() => {
    // In newer browsers it returns a promise, which is no clean-up.
    window.scrollTo(0, 0);
  }, [part]);

  return (
    <PlayLayout
      board={
        <div className={classNames(layout.stack3, css.board)}>
          <Stage state={state} />
          <OnStage state={state} />
        </div>
      }
      message={messageOf(state)}
      hand={<Hand state={state} send={send} />}
      aside={isTalk && past > 0 && <TalkSoFar state={state} turns={past} />}
    />
  );
}

function messageOf(state: DateState): PlayMessage | null {
  if (state.now.phase !== 'asked') return null;
  if (!canHint(state)) return saidMessage('note', hintText(state, speakerNow(state)));
  return outReply(state) === null ? null : { kind: 'note', text: 'Say it in another way.' };
}

/** What stands below the screen. */
function OnStage({ state }: { state: DateState }) {
  const { now, scene } = state;
  switch (now.phase) {
    case 'meeting':
      return (
        <div className={classNames(tile.tile, layout.stack2, css.card)}>
          <ArrivingHeading>{scene.title}</ArrivingHeading>
          <p>{scene.setting}</p>
          <p>{scene.aim}</p>
        </div>
      );
    case 'asked':
    case 'reacted':
      return <TurnNow key={`${turnNow(state)} ${state.again?.turn}`} state={state} />;
    case 'choosing':
      return (
        <div className={classNames(tile.tile, layout.stack2, css.card)}>
          <ArrivingHeading>Who do you choose?</ArrivingHeading>
          <p>{scene.aim}</p>
        </div>
      );
    case 'opening':
      return <Opened state={state} {...now} />;
    case 'debrief':
      return <Debrief state={state} />;
    case 'over':
      return null;
    default:
      return unreachable(now);
  }
}

/** Who has come to light last, and at the end whether the one chosen chose the learner. The rules say it aloud. */
function Opened({ state, chosen, step }: { state: DateState; chosen: number; step: number }) {
  const shown = openingOrder(chosen)[Math.min(step, OPENING_STEPS - 1) - 1];
  if (shown === undefined) return <p className={classNames(tile.tile, css.card)}>{choiceText(chosen)}</p>;
  const { name, about } = contestantAt(state, shown);
  return (
    <div className={classNames(tile.tile, layout.stack2, css.card)}>
      <h4>
        {numberOf(shown)} is {name}.
      </h4>
      <p>{about}</p>
      {step === OPENING_STEPS && (
        <p
          className={classNames(css.verdict, choosesYou(state, chosen) && reactions.right)}
          data-match={choosesYou(state, chosen) || undefined}
        >
          {verdictText(state)}
        </p>
      )}
    </div>
  );
}
