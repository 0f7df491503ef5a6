import { createBankLoader } from '../bank-loader.ts';
import { generalKnowledgeQuestionListSchema } from './general-knowledge-schema.ts';

/** The questions of one difficulty, by topic. */
export const loadGeneralKnowledge = createBankLoader(
  'general-knowledge',
  generalKnowledgeQuestionListSchema,
  {
    easy: () => import('./easy.json'),
    medium: () => import('./medium.json'),
    hard: () => import('./hard.json'),
  },
);

/** Questions in the English of a beginners’ level, about facts that children everywhere can know. */
export const loadSimpleGeneralKnowledge = createBankLoader(
  'general-knowledge',
  generalKnowledgeQuestionListSchema,
  {
    A1: () => import('./a1.json'),
    A2: () => import('./a2.json'),
  },
);
