import { loadWords } from '../../../src/content/words/word-bank.ts';
import type { Word } from '../../../src/content/words/word-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { CARDS, type MemoryState } from '../../../src/games/memory-match/cards.ts';
import type { MemoryMove } from '../../../src/games/memory-match/rules.ts';
import type { GameProbe } from '../game-probe.ts';
import { invariants } from './invariants.ts';

export const memoryMatchProbe: GameProbe<readonly Word[], MemoryState> = {
  levels: LEVELS,
  bank: (level) => loadWords(level),
  move(_state, rng): MemoryMove {
    if (rng() < 0.1) return { type: 'asked-hint' };
    // A little outside the grid, too.
    return { type: 'flipped', place: Math.floor(rng() * (CARDS + 2)) - 1 };
  },
  invariants,
  knows: (words, { kind, id }) => kind === 'word' && words.some(({ word }) => word === id),
};
