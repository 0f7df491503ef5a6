import { loadWordsAround } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { LEVELS } from '../../domain/levels.ts';
import type { Game } from '../contract.ts';
import { rememberUsed, type UsedWords } from '../kit/used-words.ts';
import { result, standing } from './outcome.ts';
import { reduce, start } from './rules.ts';
import { type FlashcardsMove, type FlashcardsState, stateSchema } from './state.ts';
import { FlashcardsView } from './view.tsx';

export const game: Game<readonly Word[], FlashcardsState, FlashcardsMove, UsedWords> = {
  // A word that is due may be one of a lower level.
  loadBank: (level) => loadWordsAround(level, LEVELS.slice(0, LEVELS.indexOf(level))),
  start,
  reduce,
  isOver: ({ turn }) => turn.phase === 'over',
  result,
  standing,
  schema: stateSchema,
  version: 1,
  memory: rememberUsed(({ cards }) => cards.map(({ word }) => word)),
  View: FlashcardsView,
};
