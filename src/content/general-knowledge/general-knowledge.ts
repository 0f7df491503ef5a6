import { bankOf } from '../bank.ts';
import { questionListSchema } from './general-knowledge-schema.ts';

/** The questions of one difficulty, by topic. */
export const loadQuestions = bankOf(questionListSchema, {
  easy: () => import('./easy.json'),
  medium: () => import('./medium.json'),
  hard: () => import('./hard.json'),
});

/** Questions in the English of a beginners’ level, about what a child anywhere can know. */
export const loadSimpleQuestions = bankOf(questionListSchema, {
  A1: () => import('./a1.json'),
  A2: () => import('./a2.json'),
});
