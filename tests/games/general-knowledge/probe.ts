import { loadQuestions } from '../../../src/content/general-knowledge/general-knowledge.ts';
import type { Question } from '../../../src/content/general-knowledge/general-knowledge-schema.ts';
import { pick } from '../../../src/domain/random.ts';
import { DIFFICULTY_LEVELS, difficultyOf } from '../../../src/games/general-knowledge/difficulty.ts';
import {
  currentTurn,
  type QuizMove,
  type QuizState,
  questionsByTurn,
} from '../../../src/games/general-knowledge/state.ts';
import { brokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

export const generalKnowledgeProbe: GameProbe<readonly Question[], QuizState> = {
  levels: Object.values(DIFFICULTY_LEVELS),
  bank: (level) => loadQuestions(difficultyOf(level)),
  move(state, rng): QuizMove {
    if (rng() < 0.4) return { type: 'went-on' };
    const { question } = currentTurn(state);
    return {
      type: 'answered',
      option: pick([...question.options, question.correctAnswer, 'no option'], rng),
    };
  },
  invariants,
  knows: (questions, { kind, id }) => kind === 'fact' && questions.some((question) => question.id === id),
};

/** What is wrong with a state, in sentences; empty when it is sound. */
function invariants(state: QuizState): readonly string[] {
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
