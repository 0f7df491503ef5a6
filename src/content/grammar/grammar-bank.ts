import { createBankLoader } from '../bank-loader.ts';
import { grammarBankSchema } from './grammar-schema.ts';

/** The grammar points of one level, and the items that ask about them. */
export const loadGrammar = createBankLoader('grammar', grammarBankSchema, {
  A1: () => import('./a1.json'),
  A2: () => import('./a2.json'),
  B1: () => import('./b1.json'),
  B2: () => import('./b2.json'),
  C1: () => import('./c1.json'),
  C2: () => import('./c2.json'),
});
