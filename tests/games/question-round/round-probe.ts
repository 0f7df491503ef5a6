import { pick, type Rng } from '../../../src/domain/random.ts';
import {
  getCurrentTurn,
  getPoints,
  getQuestionsByTurn,
  MAX_POINTS,
  ROUND_QUESTIONS,
  type RoundMove,
  type RoundState,
} from '../../../src/games/question-round/round-state.ts';
import { findBrokenRules } from '../broken-rules.ts';

/** A random move, sensible or not. */
export function createRandomRoundMove(state: RoundState, rng: Rng): RoundMove {
  if (rng() < 0.4) return { type: 'continued' };
  if (rng() < 0.2) return { type: 'asked-hint' };
  const { options, answer } = getCurrentTurn(state).question;
  return { type: 'answered', option: pick([...options, answer, 'no option'], rng) };
}

/** The broken rules of a state. */
export function findBrokenRoundRules(state: RoundState): readonly string[] {
  const { questions, given, hinted, phase } = state;
  const turns = getQuestionsByTurn(state);
  return findBrokenRules([
    [
      () => new Set(questions.map(({ item }) => item.id)).size === ROUND_QUESTIONS,
      'a round has its ten questions, and none of them twice',
    ],
    [
      () => questions.every(({ options, answer }) => new Set(options).size === 4 && options.includes(answer)),
      'a question has four options, its answer among them',
    ],
    [() => new Set(hinted).size === hinted.length, 'a hint is taken once'],
    [() => getPoints(state) <= MAX_POINTS, 'there are no more points than that'],
    [() => given.length <= turns.length, 'nothing is answered that was not asked'],
    [
      () => given.every((option, turn) => turns[turn]?.options.includes(option)),
      'an answer is one of the options',
    ],
    [() => phase !== 'asking' || given.length < turns.length, 'there is a question to ask'],
    [() => phase !== 'explained' || given.length > 0, 'there is an answer to explain'],
    [() => phase !== 'over' || given.length === turns.length, 'it is over when all is answered'],
  ]);
}
