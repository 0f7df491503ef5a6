import type { GameDefinition } from './contract.ts';
import { crossword } from './crossword/index.ts';
import { memoryMatch } from './memory-match/index.ts';
import { timedWordChain } from './timed-word-chain/index.ts';
import { wordChain } from './word-chain/index.ts';

/** Every game of the hall, in the order of its machines. A new game is its folder and one line here. */
export const GAMES = [
  wordChain,
  timedWordChain,
  memoryMatch,
  crossword,
] as const satisfies readonly GameDefinition[];

export type GameId = (typeof GAMES)[number]['id'];

/** The game of that id, if there is one: addresses and saved games may name others. */
export function gameOf(id: string): GameDefinition | undefined {
  return GAMES.find((game) => game.id === id);
}
