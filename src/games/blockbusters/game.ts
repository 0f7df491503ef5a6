import type { Game } from '../contract.ts';
import type { UsedWords } from '../kit/used-words.ts';
import type { BlockBank } from './bank.ts';
import { memory, start } from './deal.ts';
import { goldRunEnd } from './gold-rules.ts';
import { result, standing } from './outcome.ts';
import { reduce } from './rules.ts';
import { type BlockMove, type BlockState, stateSchema } from './state.ts';
import { BlockView } from './view.tsx';

export const game: Game<BlockBank, BlockState, BlockMove, UsedWords> = {
  // The schemas of the bank come with it.
  loadBank: async (level) => (await import('./bank.ts')).loadBank(level),
  start,
  reduce,
  nextTick: goldRunEnd,
  isOver: ({ stage }) => stage.phase === 'over',
  result,
  standing,
  schema: stateSchema,
  version: 1,
  memory,
  View: BlockView,
};
