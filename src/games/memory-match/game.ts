import { loadWords } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import type { Game } from '../contract.ts';
import { rememberUsed, type UsedWords } from '../kit/used-words.ts';
import { type MemoryState, stateSchema } from './cards.ts';
import { result, standing } from './outcome.ts';
import { type MemoryMove, nextTick, reduce, start } from './rules.ts';
import { MemoryView } from './view.tsx';

export const game: Game<readonly Word[], MemoryState, MemoryMove, UsedWords> = {
  loadBank: loadWords,
  start,
  reduce,
  nextTick,
  isOver: ({ turn }) => turn.phase === 'over',
  result,
  standing,
  schema: stateSchema,
  version: 1,
  memory: rememberUsed(({ pairs }) => pairs.map(({ word }) => word)),
  View: MemoryView,
};
