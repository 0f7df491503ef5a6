import type { LearningItem } from '../../src/domain/game-records.ts';
import type { Level } from '../../src/domain/levels.ts';
import type { Rng } from '../../src/domain/random.ts';

/**
 * How the contract test (game-contract.test.ts) plays a game by random moves, and what it checks after each.
 * Methods, as in the contract, because a probe only gets what its game created.
 */
export interface GameProbe<Bank = unknown, State = unknown> {
  /** The levels to play; their banks are checked. */
  readonly levels: readonly Level[];
  /** How many games in a row the bank allows without repeats; thirty by default. */
  readonly gamesBeforeRepeats?: number;
  /** The bank that the game loads, or a smaller one if that would take too long. */
  loadBank(level: Level, variant: string): Promise<Bank>;
  /**
   * A random move, sensible or not. A long series of them with ticks in between must end the game, so the
   * moves that advance it are frequent enough.
   */
  createMove(state: State, rng: Rng, bank: Bank): { type: string };
  /** The broken rules of a state, in sentences. */
  findBrokenRules(state: State): readonly string[];
  /** Whether the bank has an answered item. */
  knowsItem(bank: Bank, item: LearningItem): boolean;
}
