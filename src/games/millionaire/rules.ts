import { LADDER_STEPS } from '../../content/millionaire/millionaire-schema.ts';
import { createSeededRng } from '../../domain/random.ts';
import { unreachable } from '../../domain/result.ts';
import type { TickEvent, TimestampedEvent, Transition } from '../game-contract.ts';
import { chainTransitions, createAnnouncement } from '../kit/transitions.ts';
import { chooseFiftyFifty, createAiHint, formatAiHint } from './lifelines.ts';
import { findVerdict } from './outcome.ts';
import {
  findCurrentHint,
  getCurrentQuestion,
  getEliminatedOptions,
  isRevealedAnswerRight,
  type MillionaireMove,
  type MillionairePhase,
  type MillionaireState,
} from './state.ts';

/*
 * The rules of Millionaire. A question is asked, an option chosen and confirmed; after a moment of suspense
 * the answer is revealed ("told"). A right one leads to the next step of the ladder, a wrong one ends the
 * climb, and the learner may walk away with the points before an answer is final.
 */

/** Reduces one event of the climb. */
export function reduce(
  state: MillionaireState,
  event: TimestampedEvent<MillionaireMove | TickEvent>,
): Transition<MillionaireState> {
  // A move can arrive before a tick that is already due.
  return chainTransitions(endSuspense(state, event.at), (now) => {
    switch (event.type) {
      case 'ticked':
        return { state: now };
      case 'chose':
        return { state: chooseOption(now, event.option) };
      case 'reconsidered':
        return {
          state: isQuestionOpen(now) && now.phase.name !== 'asking' ? setPhase(now, { name: 'asking' }) : now,
        };
      case 'confirmed':
        return { state: confirmAnswer(now, event.at) };
      case 'requested-reveal':
        return revealAnswer(now);
      case 'continued':
        return { state: continueClimb(now, event.at) };
      case 'took-fifty-fifty':
        return takeFiftyFifty(now);
      case 'asked-ai':
        return askAi(now);
      case 'wanted-to-walk':
        return {
          state:
            isQuestionOpen(now) && now.phase.name !== 'leaving' ? setPhase(now, { name: 'leaving' }) : now,
        };
      case 'walked':
        return { state: now.phase.name === 'leaving' ? setPhase(now, { name: 'walked' }) : now };
      default:
        return unreachable(event);
    }
  });
}

/** The play time in milliseconds at which the suspense ends; `null` outside of it. */
export function getNextTickTime({ phase, index }: MillionaireState): number | null {
  return phase.name === 'held' ? phase.since + getSuspenseMs(index) : null;
}

export function isOver({ phase: { name } }: MillionaireState): boolean {
  return name === 'won' || name === 'walked' || name === 'fell';
}

/** The suspense before the reveal, in milliseconds: from 0.7 s at the first step to 2.1 s at the last. */
function getSuspenseMs(index: number): number {
  return 700 + 100 * index;
}

function setPhase(state: MillionaireState, phase: MillionairePhase): MillionaireState {
  return { ...state, phase };
}

/** Whether the question has no final answer yet. */
function isQuestionOpen({ phase: { name } }: MillionaireState): boolean {
  return name === 'asking' || name === 'chosen' || name === 'leaving';
}

function chooseOption(state: MillionaireState, option: string): MillionaireState {
  const { phase } = state;
  const isOpen =
    getCurrentQuestion(state).options.includes(option) && !getEliminatedOptions(state).includes(option);
  const isChosen = phase.name === 'chosen' && phase.option === option;
  return isQuestionOpen(state) && isOpen && !isChosen ? setPhase(state, { name: 'chosen', option }) : state;
}

function confirmAnswer(state: MillionaireState, at: number): MillionaireState {
  const { phase } = state;
  return phase.name === 'chosen' ? setPhase(state, { name: 'held', option: phase.option, since: at }) : state;
}

function endSuspense(state: MillionaireState, at: number): Transition<MillionaireState> {
  const end = getNextTickTime(state);
  return end !== null && at >= end ? revealAnswer(state) : { state };
}

/** Reveals and records the final answer. Its time ends with the confirmation. */
function revealAnswer(state: MillionaireState): Transition<MillionaireState> {
  const { phase, since } = state;
  if (phase.name !== 'held') return { state };
  const revealed = setPhase(state, { name: 'told', option: phase.option });
  const verdict = findVerdict(revealed);
  return {
    state: revealed,
    effects: [
      ...createAnnouncement(verdict ? `${verdict.text} ${verdict.explanation}` : ''),
      {
        type: 'answered',
        item: { kind: 'fact', id: getCurrentQuestion(state).id },
        grade: verdict?.isRight ? 'right' : 'missed',
        by: 'choice',
        ms: phase.since - since,
        hint: getEliminatedOptions(state).length > 0 || findCurrentHint(state) !== null,
      },
    ],
  };
}

/** Continues after a verdict. The next question takes the focus, so it needs no announcement. */
function continueClimb(state: MillionaireState, at: number): MillionaireState {
  if (state.phase.name !== 'told') return state;
  const ended = endClimb(state);
  return ended === state ? { ...state, index: state.index + 1, since: at, phase: { name: 'asking' } } : ended;
}

/** The end of the climb that a revealed answer decides; the same state if the climb goes on. */
export function endClimb(state: MillionaireState): MillionaireState {
  const { phase, index } = state;
  if (phase.name !== 'told') return state;
  if (!isRevealedAnswerRight(state)) return setPhase(state, { name: 'fell', option: phase.option });
  return index + 1 === LADDER_STEPS ? setPhase(state, { name: 'won' }) : state;
}

function takeFiftyFifty(state: MillionaireState): Transition<MillionaireState> {
  const { index, fiftyFifty, phase } = state;
  if (phase.name !== 'asking' || fiftyFifty) return { state };
  const out = chooseFiftyFifty(getCurrentQuestion(state), createLifelineRng(state, 'fiftyFifty'));
  return {
    state: { ...state, fiftyFifty: { index, out } },
    effects: createAnnouncement(`Two wrong answers are gone: ${out.join('; ')}.`),
  };
}

function askAi(state: MillionaireState): Transition<MillionaireState> {
  const { index, phase } = state;
  if (phase.name !== 'asking' || state.askedAi) return { state };
  const hint = createAiHint(
    getCurrentQuestion(state),
    getEliminatedOptions(state),
    createLifelineRng(state, 'askAi'),
  );
  return {
    state: { ...state, askedAi: { index, ...hint } },
    effects: createAnnouncement(`The AI: ${formatAiHint(hint)}`),
  };
}

const LIFELINES = ['fiftyFifty', 'askAi'] as const;

/**
 * The chance of a lifeline depends on the game's seed, the question and the lifeline alone, so that reloads
 * and the order of moves change nothing. Each lifeline of each question has a seed of its own; the game's
 * seed itself dealt the questions.
 */
function createLifelineRng({ seed, index }: MillionaireState, lifeline: (typeof LIFELINES)[number]) {
  return createSeededRng(seed + 1 + LIFELINES.length * index + LIFELINES.indexOf(lifeline));
}
