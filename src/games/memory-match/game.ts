import { loadWords } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import type { Game } from '../contract.ts';
import { invariants } from './invariants.ts';
import { announce, result, standing } from './outcome.ts';
import { nextTick, reduce, start } from './rules.ts';
import { type MemoryMove, type MemoryState, stateSchema } from './state.ts';
import { MemoryView } from './view.tsx';

export const game: Game<readonly Word[], MemoryState, MemoryMove> = {
  loadBank: loadWords,
  start,
  reduce,
  nextTick,
  isOver: ({ turn }) => turn.phase === 'over',
  result,
  standing,
  announce,
  answers: ({ answers }) => answers,
  usedWords: ({ pairs }) => pairs.map(({ word }) => word),
  schema: stateSchema,
  invariants,
  View: MemoryView,
};
