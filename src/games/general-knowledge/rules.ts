import type { Question } from '../../content/general-knowledge/general-knowledge-schema.ts';
import { seededRng } from '../../domain/random.ts';
import { unreachable } from '../../domain/result.ts';
import type { StartOptions, Tick } from '../contract.ts';
import { dealFresh } from '../deal-fresh.ts';
import { currentTurn, isAllAnswered, type QuizMove, type QuizState, ROUND_QUESTIONS } from './state.ts';

/** Deals a round of questions that no earlier round of this difficulty asked, for as long as there are any. */
export function start(
  bank: readonly Question[],
  { seed, used }: Pick<StartOptions, 'seed' | 'used'>,
): QuizState {
  const rng = seededRng(seed);
  const questions = dealFresh(bank, ROUND_QUESTIONS, { key: ({ id }) => id, used, rng });
  return { seed, questions: [...questions], given: [], phase: 'asking' };
}

/** One step of the round: a question is answered once and explained, then the next one is asked. */
export function reduce(state: QuizState, event: QuizMove | Tick): QuizState {
  switch (event.type) {
    case 'answered':
      return answer(state, event.option);
    case 'went-on':
      return goOn(state);
    case 'ticked':
      return state;
    default:
      return unreachable(event);
  }
}

function answer(state: QuizState, option: string): QuizState {
  if (state.phase !== 'asking' || !currentTurn(state).options.includes(option)) return state;
  return { ...state, given: [...state.given, option], phase: 'explained' };
}

function goOn(state: QuizState): QuizState {
  if (state.phase !== 'explained') return state;
  return { ...state, phase: isAllAnswered(state) ? 'over' : 'asking' };
}
