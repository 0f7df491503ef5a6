import { createBankLoader } from '../bank-loader.ts';
import { millionaireQuestionListSchema } from './millionaire-schema.ts';

/** The questions of one part of the ladder, 30 a step. */
export const loadMillionaireQuestions = createBankLoader('millionaire', millionaireQuestionListSchema, {
  lower: () => import('./lower.json'),
  middle: () => import('./middle.json'),
  upper: () => import('./upper.json'),
});
