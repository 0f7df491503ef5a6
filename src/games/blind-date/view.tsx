import { useLayoutEffect } from 'react';
import { unreachable } from '../../domain/result.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import tile from '../../ui/tile.module.css';
import type { GameViewProps } from '../game-contract.ts';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import { createAnnouncedMessage, PlayLayout, type PlayMessage } from '../kit/play-layout.tsx';
import reactions from '../kit/reactions.module.css';
import { Controls } from './controls.tsx';
import { Debrief } from './debrief.tsx';
import { formatChoice, formatContestant, formatHint, formatVerdict } from './outcome.ts';
import { isMutualChoice } from './rapport.ts';
import { ContestantScreen } from './stage.tsx';
import {
  canHint,
  type DateMove,
  type DateState,
  getContestant,
  getCurrentSpeaker,
  getCurrentTurn,
  getExcludedReply,
  getOpeningOrder,
  OPENING_STEPS,
} from './state.ts';
import { CurrentTurn, TalkHistory } from './talk.tsx';
import css from './view.module.css';

/** The show: the screen with the three contestants, the talk, and the controls. */
export function DateView({ state, send }: GameViewProps<unknown, DateState, DateMove>) {
  const turn = getCurrentTurn(state);
  const isTalk = state.now.phase === 'asked' || state.now.phase === 'reacted';
  const part = isTalk ? turn : state.now.phase;

  // Each turn and each part of the show starts at the top of the page, with the whole screen in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each part
  useLayoutEffect(() => {
    // Braces, because newer browsers return a promise, which is not a clean-up function.
    window.scrollTo(0, 0);
  }, [part]);

  return (
    <PlayLayout
      board={
        <div className={classNames(layout.stack3, css.board)}>
          <ContestantScreen state={state} />
          <PhaseContent state={state} />
        </div>
      }
      message={getMessage(state)}
      controls={<Controls state={state} send={send} />}
      aside={isTalk && turn > 0 && <TalkHistory state={state} turnCount={turn} />}
    />
  );
}

function getMessage(state: DateState): PlayMessage | null {
  if (state.now.phase !== 'asked') return null;
  if (!canHint(state)) return createAnnouncedMessage('note', formatHint(state, getCurrentSpeaker(state)));
  return getExcludedReply(state) === null ? null : { kind: 'note', text: 'Say it in another way.' };
}

/** The content of each phase below the screen. */
function PhaseContent({ state }: { state: DateState }) {
  const { now, scene } = state;
  switch (now.phase) {
    case 'meeting':
      return (
        <div className={classNames(tile.tile, layout.stack2, css.card)}>
          <AutoFocusHeading>{scene.title}</AutoFocusHeading>
          <p>{scene.setting}</p>
          <p>{scene.aim}</p>
        </div>
      );
    case 'asked':
    case 'reacted':
      return <CurrentTurn key={`${getCurrentTurn(state)} ${state.again?.turn}`} state={state} />;
    case 'choosing':
      return (
        <div className={classNames(tile.tile, layout.stack2, css.card)}>
          <AutoFocusHeading>Who do you choose?</AutoFocusHeading>
          <p>{scene.aim}</p>
        </div>
      );
    case 'opening':
      return <OpenedContestant state={state} {...now} />;
    case 'debrief':
      return <Debrief state={state} />;
    case 'over':
      return null;
    default:
      return unreachable(now);
  }
}

/** The contestant who was revealed last, and at the end the verdict. The rules announce both. */
function OpenedContestant({ state, chosen, step }: { state: DateState; chosen: number; step: number }) {
  const shown = getOpeningOrder(chosen)[Math.min(step, OPENING_STEPS - 1) - 1];
  if (shown === undefined) return <p className={classNames(tile.tile, css.card)}>{formatChoice(chosen)}</p>;
  const { name, about } = getContestant(state, shown);
  return (
    <div className={classNames(tile.tile, layout.stack2, css.card)}>
      <h2>
        {formatContestant(shown)} is {name}.
      </h2>
      <p>{about}</p>
      {step === OPENING_STEPS && (
        <p
          className={classNames(css.verdict, isMutualChoice(state, chosen) && reactions.right)}
          data-match={isMutualChoice(state, chosen) || undefined}
        >
          {formatVerdict(state)}
        </p>
      )}
    </div>
  );
}
