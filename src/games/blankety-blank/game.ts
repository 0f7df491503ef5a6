import type { Game } from '../contract.ts';
import type { UsedWords } from '../kit/used-words.ts';
import type { BlankBank } from './bank.ts';
import { memory, start } from './deal.ts';
import { result, standing } from './outcome.ts';
import { reduce } from './rules.ts';
import { type BlankMove, type BlankState, stateSchema } from './state.ts';
import { BlankView } from './view.tsx';

export const game: Game<BlankBank, BlankState, BlankMove, UsedWords> = {
  loadBank: async (level) => (await import('./bank.ts')).loadBank(level),
  start,
  reduce,
  isOver: ({ stage }) => stage.phase === 'over',
  result,
  standing,
  schema: stateSchema,
  version: 1,
  memory,
  View: BlankView,
};
