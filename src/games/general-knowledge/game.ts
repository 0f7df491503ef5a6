import { loadQuestions } from '../../content/general-knowledge/general-knowledge.ts';
import type { Question } from '../../content/general-knowledge/general-knowledge-schema.ts';
import type { Game } from '../contract.ts';
import { rememberUsed, type UsedWords } from '../kit/used-words.ts';
import { difficultyOf } from './difficulty.ts';
import { result, standing } from './outcome.ts';
import { reduce, start } from './rules.ts';
import { type QuizMove, type QuizState, stateSchema } from './state.ts';
import { QuizView } from './view.tsx';

export const game: Game<readonly Question[], QuizState, QuizMove, UsedWords> = {
  loadBank: (level) => loadQuestions(difficultyOf(level)),
  start,
  reduce,
  nextTick: () => null,
  isOver: ({ phase }) => phase === 'over',
  result,
  standing,
  schema: stateSchema,
  version: 1,
  memory: rememberUsed(({ questions }) => questions.map(({ id }) => id)),
  View: QuizView,
};
