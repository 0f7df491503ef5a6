import type { Level } from '../../domain/levels.ts';
import type { Result } from '../../domain/result.ts';
import type { GameResult } from '../contract.ts';
import type { FinishedGame } from './ports.ts';
import type { SavedGame } from './saved-game.ts';

/** Why the clock stands still: the learner asked, or the page went out of sight. */
export type Pause = 'asked' | 'hidden';

/** Which game to play: chosen before the start. */
export interface GameChoice {
  level: Level;
  variant: string;
}

/** What is on the table. */
export type TableState =
  /** The saved game is being read. */
  | { phase: 'opening' }
  /** Nothing is dealt. `isBroken`: a saved game was there that can't be continued. */
  | { phase: 'ready'; saved: SavedGame | null; isBroken: boolean }
  | { phase: 'dealing'; choice: GameChoice }
  /** The bank could not be loaded. */
  | { phase: 'not-dealt'; choice: GameChoice; saved: SavedGame | null }
  | Playing
  | {
      phase: 'over';
      choice: GameChoice;
      result: GameResult;
      /** `null` while the end is being saved. */
      finished: Result<FinishedGame, string> | null;
    };

export interface Playing {
  phase: 'playing';
  choice: GameChoice;
  state: unknown;
  bank: unknown;
  pause: Pause | null;
  /** Why the last move is not saved; `null` when all is well. */
  unsaved: string | null;
}
