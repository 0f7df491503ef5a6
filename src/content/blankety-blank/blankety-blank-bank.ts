import * as v from 'valibot';
import { createBankLoader } from '../bank-loader.ts';
import {
  type Panellist,
  panellistListSchema,
  type Supermatch,
  statementListSchema,
  supermatchListSchema,
} from './blankety-blank-schema.ts';

/** The statements of one band. */
export const loadStatements = createBankLoader(statementListSchema, {
  a: () => import('./a.json'),
  b: () => import('./b.json'),
  c: () => import('./c.json'),
});

/** The Supermatches of all bands; an id starts with its band. */
export async function loadSupermatches(): Promise<Supermatch[]> {
  return v.parse(supermatchListSchema, (await import('./supermatches.json')).default);
}

/** The six panellists in the order of their seats. */
export async function loadPanellists(): Promise<Panellist[]> {
  return v.parse(panellistListSchema, (await import('./panellists.json')).default);
}
