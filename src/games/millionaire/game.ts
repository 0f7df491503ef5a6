import type { Game } from '../contract.ts';
import type { UsedWords } from '../kit/used-words.ts';
import { loadBank, type MillionaireBank, memory, start } from './deal.ts';
import { result, standing } from './outcome.ts';
import { isOver, nextTick, reduce } from './rules.ts';
import { type MillionaireMove, type MillionaireState, stateSchema } from './state.ts';
import { MillionaireView } from './view.tsx';

export const game: Game<MillionaireBank, MillionaireState, MillionaireMove, UsedWords> = {
  loadBank,
  start,
  reduce,
  nextTick,
  isOver,
  result,
  standing,
  schema: stateSchema,
  version: 1,
  memory,
  View: MillionaireView,
};
