import type { Question } from '../../content/general-knowledge/general-knowledge-schema.ts';
import { seededRng } from '../../domain/random.ts';
import { unreachable } from '../../domain/result.ts';
import type { Change, StartOptions, Tick, Timed } from '../contract.ts';
import { said } from '../kit/changes.ts';
import { dealFresh } from '../kit/deal-fresh.ts';
import type { UsedWords } from '../kit/used-words.ts';
import { verdict } from './outcome.ts';
import { currentTurn, isAllAnswered, type QuizMove, type QuizState, ROUND_QUESTIONS } from './state.ts';

/** Deals a round of questions that no earlier round of this difficulty asked, for as long as there are any. */
export function start(
  bank: readonly Question[],
  { seed, memory }: Pick<StartOptions<UsedWords>, 'seed' | 'memory'>,
): QuizState {
  const rng = seededRng(seed);
  const questions = dealFresh(bank, ROUND_QUESTIONS, { key: ({ id }) => id, used: memory, rng });
  return { seed, questions: [...questions], given: [], since: 0, phase: 'asking' };
}

/** One step of the round: a question is answered once and explained, then the next one is asked. */
export function reduce(state: QuizState, event: Timed<QuizMove | Tick>): Change<QuizState> {
  switch (event.type) {
    case 'answered':
      return answer(state, event.option, event.at);
    case 'went-on':
      return { state: goOn(state, event.at) };
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

function answer(state: QuizState, option: string, at: number): Change<QuizState> {
  const { question, options } = currentTurn(state);
  if (state.phase !== 'asking' || !options.includes(option)) return { state };
  const explained: QuizState = { ...state, given: [...state.given, option], phase: 'explained' };
  const reached = verdict(explained);
  return {
    state: explained,
    happened: [
      ...said(reached ? `${reached.text} ${reached.explanation}` : ''),
      {
        type: 'answered',
        item: { kind: 'fact', id: question.id },
        grade: option === question.correctAnswer ? 'right' : 'missed',
        by: 'choice',
        ms: at - state.since,
        hint: false,
      },
    ],
  };
}

/** The next question takes the focus, and so needs no announcement. */
function goOn(state: QuizState, at: number): QuizState {
  if (state.phase !== 'explained') return state;
  return { ...state, since: at, phase: isAllAnswered(state) ? 'over' : 'asking' };
}
