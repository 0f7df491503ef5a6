import type { Word } from '../../content/words/word-schema.ts';
import type { Game } from '../contract.ts';
import { rememberUsed, type UsedWords } from '../kit/used-words.ts';
import { loadBank, start } from './deal.ts';
import { result, standing } from './outcome.ts';
import { reduce } from './rules.ts';
import { type CrosswordMove, type CrosswordState, stateSchema } from './state.ts';
import { CrosswordView } from './view/crossword-view.tsx';

export const game: Game<readonly Word[], CrosswordState, CrosswordMove, UsedWords> = {
  loadBank,
  start,
  reduce,
  isDecided: ({ stage }) => stage.phase !== 'solving',
  isOver: ({ stage }) => stage.phase === 'over',
  result,
  standing,
  schema: stateSchema,
  version: 1,
  memory: rememberUsed(({ entries }) => entries.map(({ word }) => word)),
  View: CrosswordView,
};
