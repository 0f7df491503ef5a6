import { loadWordsOfLevels } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { LEVELS } from '../../domain/levels.ts';
import type { Game } from '../game-contract.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import { getResult, getScoreboard } from './outcome.ts';
import { createInitialState, reduce } from './rules.ts';
import { type FlashcardsMove, type FlashcardsState, isRoundOver, stateSchema } from './state.ts';
import { FlashcardsView } from './view.tsx';

/** Flashcards: a round of due and new words, which the learner recalls and grades, or types. */
export const game: Game<readonly Word[], FlashcardsState, FlashcardsMove, UsedKeys> = {
  // Includes lower levels, because a due word may be one of theirs.
  loadBank: (level) => loadWordsOfLevels(level, LEVELS.slice(0, LEVELS.indexOf(level))),
  createInitialState,
  reduce,
  isDecided: isRoundOver,
  isOver: ({ turn }) => turn.phase === 'over',
  getResult,
  getScoreboard,
  schema: stateSchema,
  version: 1,
  carriedState: createCarriedUsedKeys(({ cards }) => cards.map(({ word }) => word)),
  View: FlashcardsView,
};
