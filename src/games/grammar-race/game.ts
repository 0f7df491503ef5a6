import { loadGrammar } from '../../content/grammar/grammar-bank.ts';
import type { GrammarBank } from '../../content/grammar/grammar-schema.ts';
import type { Game } from '../contract.ts';
import { memory, type RaceMemory, start } from './deal.ts';
import { result, standing } from './outcome.ts';
import { nextTick, reduce } from './rules.ts';
import { type RaceMove, type RaceState, stateSchema } from './state.ts';
import { RaceView } from './view.tsx';

export const game: Game<GrammarBank, RaceState, RaceMove, RaceMemory> = {
  loadBank: loadGrammar,
  start,
  reduce,
  nextTick,
  isOver: ({ phase }) => phase === 'over',
  result,
  standing,
  schema: stateSchema,
  version: 1,
  memory,
  View: RaceView,
};
