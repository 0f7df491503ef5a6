import { createBankLoader } from '../bank-loader.ts';
import { parseContent } from '../parse-content.ts';
import {
  type Panellist,
  panellistListSchema,
  type Supermatch,
  statementListSchema,
  supermatchListSchema,
} from './blankety-blank-schema.ts';

/** The statements of one band. */
export const loadStatements = createBankLoader('blankety-blank', statementListSchema, {
  a: () => import('./a.json'),
  b: () => import('./b.json'),
  c: () => import('./c.json'),
});

/** The Supermatches of all bands; an id starts with its band. */
export async function loadSupermatches(): Promise<Supermatch[]> {
  return parseContent(
    supermatchListSchema,
    (await import('./supermatches.json')).default,
    'blankety-blank/supermatches.json',
  );
}

/** The six panellists in the order of their seats. */
export async function loadPanellists(): Promise<Panellist[]> {
  return parseContent(
    panellistListSchema,
    (await import('./panellists.json')).default,
    'blankety-blank/panellists.json',
  );
}
