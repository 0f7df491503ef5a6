import { loadWords } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import type { Game } from '../game-contract.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import { type MemoryMatchState, stateSchema } from './cards.ts';
import { createInitialState } from './deal.ts';
import { getResult, getScoreboard } from './outcome.ts';
import { getNextTickTime, isEveryPairFound, type MemoryMatchMove, reduce } from './rules.ts';
import { MemoryMatchView } from './view.tsx';

/** Memory Match: cards with words and meanings lie face down, and the learner turns over two at a time. */
export const game: Game<readonly Word[], MemoryMatchState, MemoryMatchMove, UsedKeys> = {
  loadBank: loadWords,
  createInitialState,
  reduce,
  getNextTickTime,
  isDecided: isEveryPairFound,
  isOver: ({ turn }) => turn.phase === 'over',
  getResult,
  getScoreboard,
  schema: stateSchema,
  version: 1,
  carriedState: createCarriedUsedKeys(({ pairs }) => pairs.map(({ word }) => word)),
  View: MemoryMatchView,
};
