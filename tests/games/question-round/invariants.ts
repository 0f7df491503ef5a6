import { type QuizState, questionsByTurn } from '../../../src/games/general-knowledge/state.ts';
import { brokenRules } from '../broken-rules.ts';

/** What is wrong with a state, in sentences; empty when it is sound. */
export function invariants(state: QuizState): readonly string[] {
  const { questions, given, phase } = state;
  const turns = questionsByTurn(state);
  return brokenRules([
    [() => new Set(questions.map(({ id }) => id)).size === questions.length, 'no question is dealt twice'],
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
