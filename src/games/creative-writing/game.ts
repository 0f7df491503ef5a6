import type { Game } from '../contract.ts';
import type { UsedWords } from '../kit/used-words.ts';
import { loadBank, memory, type StoryBank, start } from './deal.ts';
import { result, standing } from './outcome.ts';
import { reduce, type StoryMove } from './rules.ts';
import { type StoryState, stateSchema } from './state.ts';
import { StoryView } from './view.tsx';

export const game: Game<StoryBank, StoryState, StoryMove, UsedWords> = {
  loadBank,
  start,
  reduce,
  isOver: ({ phase }) => phase === 'over',
  result,
  standing,
  schema: stateSchema,
  version: 1,
  memory,
  View: StoryView,
};
