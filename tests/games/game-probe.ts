import type { Level } from '../../src/domain/levels.ts';
import type { Rng } from '../../src/domain/random.ts';

/**
 * How the contract test plays a game. Methods, as in the contract: a probe is only given what its own game
 * made.
 */
export interface GameProbe<Bank = unknown, State = unknown> {
  /** The levels to play, and with them the banks to check. */
  readonly levels: readonly Level[];
  /** The bank as the game itself loads it, or a smaller one where that would take too long. */
  bank(level: Level, variant: string): Promise<Bank>;
  /**
   * Any move that a learner could send now, wise or foolish, fitting or not. A long run of them, with ticks
   * between, ends the game.
   */
  move(state: State, rng: Rng, bank: Bank): { type: string };
}
