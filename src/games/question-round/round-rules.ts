import { unreachable } from '../../domain/result.ts';
import type { TickEvent, TimestampedEvent, Transition } from '../game-contract.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import { findVerdict } from './round-outcome.ts';
import {
  getCurrentTurn,
  isAllAnswered,
  type RoundMove,
  type RoundQuestion,
  type RoundState,
} from './round-state.ts';

/*
 * The rules of a round of questions, which Quiz and General Knowledge share. A missed question is asked once
 * more at the end of the round, as a second chance.
 */

/** A new round, which asks the first question. */
export function createRound(questions: readonly RoundQuestion[], seed: number): RoundState {
  return { seed, questions: [...questions], given: [], hinted: [], since: 0, phase: 'asking' };
}

/** A question is answered once and explained, then the next one is asked. */
export function reduce(
  state: RoundState,
  event: TimestampedEvent<RoundMove | TickEvent>,
): Transition<RoundState> {
  switch (event.type) {
    case 'answered':
      return answerQuestion(state, event.option, event.at);
    case 'asked-hint':
      return takeHint(state);
    case 'continued':
      return { state: continueRound(state, event.at) };
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

function answerQuestion(state: RoundState, option: string, at: number): Transition<RoundState> {
  const { question, options, eliminatedOptions } = getCurrentTurn(state);
  if (state.phase !== 'asking' || !options.includes(option) || eliminatedOptions.includes(option))
    return { state };
  const answered: RoundState = { ...state, given: [...state.given, option], phase: 'explained' };
  const verdict = findVerdict(answered);
  return {
    state: answered,
    effects: [
      ...createAnnouncement(verdict ? `${verdict.text} ${verdict.explanation}` : ''),
      {
        type: 'answered',
        item: question.item,
        grade: option === question.answer ? 'right' : 'missed',
        by: 'choice',
        ms: at - state.since,
        hint: eliminatedOptions.length > 0,
      },
    ],
  };
}

/** A question that comes back has no hint, because it was explained. */
function takeHint(state: RoundState): Transition<RoundState> {
  const { index, eliminatedOptions, isSecondChance } = getCurrentTurn(state);
  if (state.phase !== 'asking' || eliminatedOptions.length > 0 || isSecondChance) return { state };
  const hinted: RoundState = { ...state, hinted: [...state.hinted, index] };
  const { eliminatedOptions: removed } = getCurrentTurn(hinted);
  return { state: hinted, effects: createAnnouncement(`Two wrong answers are gone: ${removed.join('; ')}.`) };
}

/** The next question takes the focus, so it needs no announcement. */
function continueRound(state: RoundState, at: number): RoundState {
  if (state.phase !== 'explained') return state;
  return { ...state, since: at, phase: isAllAnswered(state) ? 'over' : 'asking' };
}
