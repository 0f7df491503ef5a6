import { loadQuestions } from '../../content/general-knowledge/general-knowledge.ts';
import type { Question } from '../../content/general-knowledge/general-knowledge-schema.ts';
import type { Game } from '../contract.ts';
import { difficultyOf } from './difficulty.ts';
import { invariants } from './invariants.ts';
import { announce, cue, result, standing } from './outcome.ts';
import { reduce, start } from './rules.ts';
import { type QuizMove, type QuizState, stateSchema } from './state.ts';
import { QuizView } from './view.tsx';

export const game: Game<readonly Question[], QuizState, QuizMove> = {
  loadBank: (level) => loadQuestions(difficultyOf(level)),
  start,
  reduce,
  nextTick: () => null,
  isOver: ({ phase }) => phase === 'over',
  result,
  standing,
  announce,
  cue,
  // Facts are not vocabulary: they have no place in a memory of words.
  answers: () => [],
  usedWords: ({ questions }) => questions.map(({ id }) => id),
  schema: stateSchema,
  invariants,
  View: QuizView,
};
