import type { LearningItem } from '../../src/domain/game-records.ts';
import type { Level } from '../../src/domain/levels.ts';
import type { Rng } from '../../src/domain/random.ts';

/**
 * How the contract test plays a game. Methods, as in the contract: a probe is only given what its own game
 * made.
 */
export interface GameProbe<Bank = unknown, State = unknown> {
  /** The levels to play, and with them the banks to check. */
  readonly levels: readonly Level[];
  /** How many games in a row have all that they ask from a bank without anything twice; thirty by default. */
  readonly gamesBeforeRepeats?: number;
  /** The bank as the game itself loads it, or a smaller one where that would take too long. */
  loadBank(level: Level, variant: string): Promise<Bank>;
  /**
   * Any move that a learner could send now, wise or foolish, fitting or not. A long run of them, with ticks
   * between, ends the game.
   */
  createMove(state: State, rng: Rng, bank: Bank): { type: string };
  /** What is wrong with a state, in sentences; empty when it is sound. */
  findBrokenRules(state: State): readonly string[];
  /** Whether an answered item is one of the bank's. */
  knowsItem(bank: Bank, item: LearningItem): boolean;
}
