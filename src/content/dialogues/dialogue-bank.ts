import { createBankLoader } from '../bank-loader.ts';
import { dialogueListSchema } from './dialogue-schema.ts';

/** The dialogues of one level. */
export const loadDialogues = createBankLoader('dialogues', dialogueListSchema, {
  A1: () => import('./a1.json'),
  A2: () => import('./a2.json'),
  B1: () => import('./b1.json'),
  B2: () => import('./b2.json'),
  C1: () => import('./c1.json'),
  C2: () => import('./c2.json'),
});
