import { unreachable } from '../../domain/result.ts';
import type { Change, Tick, Timed } from '../contract.ts';
import { said } from '../kit/changes.ts';
import { verdict } from './round-outcome.ts';
import {
  currentTurn,
  isAllAnswered,
  type RoundMove,
  type RoundQuestion,
  type RoundState,
} from './round-state.ts';

/** A round of these questions, the first of which is asked. */
export function startRound(questions: readonly RoundQuestion[], seed: number): RoundState {
  return { seed, questions: [...questions], given: [], hinted: [], since: 0, phase: 'asking' };
}

/** One step of the round: a question is answered once and explained, then the next one is asked. */
export function reduce(state: RoundState, event: Timed<RoundMove | Tick>): Change<RoundState> {
  switch (event.type) {
    case 'answered':
      return answer(state, event.option, event.at);
    case 'hinted':
      return hint(state);
    case 'went-on':
      return { state: goOn(state, event.at) };
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

function answer(state: RoundState, option: string, at: number): Change<RoundState> {
  const { question, options, out } = currentTurn(state);
  if (state.phase !== 'asking' || !options.includes(option) || out.includes(option)) return { state };
  const explained: RoundState = { ...state, given: [...state.given, option], phase: 'explained' };
  const reached = verdict(explained);
  return {
    state: explained,
    happened: [
      ...said(reached ? `${reached.text} ${reached.explanation}` : ''),
      {
        type: 'answered',
        item: question.item,
        grade: option === question.answer ? 'right' : 'missed',
        by: 'choice',
        ms: at - state.since,
        hint: out.length > 0,
      },
    ],
  };
}

/** A question that comes back was explained: there is no hint for it. */
function hint(state: RoundState): Change<RoundState> {
  const { index, out, isSecondChance } = currentTurn(state);
  if (state.phase !== 'asking' || out.length > 0 || isSecondChance) return { state };
  const hinted: RoundState = { ...state, hinted: [...state.hinted, index] };
  const gone = currentTurn(hinted).out;
  return { state: hinted, happened: said(`Two wrong answers are gone: ${gone.join('; ')}.`) };
}

/** The next question takes the focus, and so needs no announcement. */
function goOn(state: RoundState, at: number): RoundState {
  if (state.phase !== 'explained') return state;
  return { ...state, since: at, phase: isAllAnswered(state) ? 'over' : 'asking' };
}
