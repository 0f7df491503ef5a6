import { bankOf } from '../bank.ts';
import { questionListSchema } from './general-knowledge-schema.ts';

/** The questions of one difficulty, by topic. */
export const loadQuestions = bankOf(questionListSchema, {
  easy: () => import('./easy.json'),
  medium: () => import('./medium.json'),
  hard: () => import('./hard.json'),
});
