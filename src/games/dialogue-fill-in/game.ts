import type { Game } from '../contract.ts';
import type { UsedWords } from '../kit/used-words.ts';
import { type DialogueBank, loadBank, memory, start } from './deal.ts';
import { result, standing } from './outcome.ts';
import { reduce } from './rules.ts';
import { type DialogueMove, type DialogueState, stateSchema } from './state.ts';
import { DialogueView } from './view.tsx';

export const game: Game<DialogueBank, DialogueState, DialogueMove, UsedWords> = {
  loadBank,
  start,
  reduce,
  isOver: ({ phase }) => phase === 'over',
  result,
  standing,
  schema: stateSchema,
  version: 1,
  memory,
  View: DialogueView,
};
