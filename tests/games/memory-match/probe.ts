import { loadWords } from '../../../src/content/words/word-bank.ts';
import type { Word } from '../../../src/content/words/word-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import {
  CARD_COUNT,
  findPartner,
  getCard,
  getCardStatus,
  type MemoryMatchState,
} from '../../../src/games/memory-match/cards.ts';
import type { MemoryMatchMove } from '../../../src/games/memory-match/rules.ts';
import { findBrokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

/** How the contract test plays Memory Match by random moves, and the rules that each state keeps. */
export const memoryMatchProbe: GameProbe<readonly Word[], MemoryMatchState> = {
  levels: LEVELS,
  loadBank: (level) => loadWords(level),
  createMove(_state, rng): MemoryMatchMove {
    if (rng() < 0.1) return { type: 'asked-hint' };
    // Includes cards outside of the grid.
    return { type: 'flipped', cardIndex: Math.floor(rng() * (CARD_COUNT + 2)) - 1 };
  },
  findBrokenRules: findBrokenInvariants,
  knowsItem: (words, { kind, id }) => kind === 'word' && words.some(({ word }) => word === id),
};

/** The invariants that a state breaks, as sentences. */
function findBrokenInvariants(state: MemoryMatchState): readonly string[] {
  const { pairs, cards, turn, found, seen, moves, mistakes } = state;
  const open = cards.map((_, index) => index).filter((index) => getCardStatus(state, index) === 'open');
  const isPair = (first: number, second: number) => findPartner(state, first) === second;
  const isOnce = (list: readonly unknown[]) => new Set(list).size === list.length;
  return findBrokenRules([
    [() => isOnce(pairs.map(({ word }) => word)), 'no word is dealt twice'],
    [() => isOnce(pairs.map(({ meaning }) => meaning)), 'no meaning is dealt twice'],
    [() => isOnce(cards.map(({ pair, side }) => `${pair} ${side}`)), 'every card has one place'],
    [() => isOnce(found), 'no pair is found twice'],
    [() => open.every((index) => !found.includes(getCard(state, index).pair)), 'no found card is open'],
    [() => open.every((index) => seen.includes(index)), 'an open card has been seen'],
    [() => !('second' in turn) || turn.first !== turn.second, 'two open cards are different'],
    [() => turn.phase !== 'match' || isPair(turn.first, turn.second), 'a match is a pair'],
    [() => turn.phase !== 'mismatch' || !isPair(turn.first, turn.second), 'a mismatch is no pair'],
    [
      () => (turn.phase === 'over') === (found.length === pairs.length),
      'the game is over when all pairs are found',
    ],
    [() => found.length <= moves && mistakes.length <= moves, 'finding and missing take moves'],
    [() => isOnce(mistakes.map(({ pair }) => pair)), 'no word is missed twice'],
    [() => state.hintedRow === null || turn.phase === 'one-open', 'a hint is for the open card'],
  ]);
}
