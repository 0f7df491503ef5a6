import type { AskResult } from '../../domain/game-asks.ts';
import type { Comparison, GameNews } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import type { Result } from '../../domain/result.ts';
import type { Sound } from '../../ui/speech/sounds.ts';
import type { Game, GameLearner, GameResult } from '../contract.ts';
import type { Timing } from '../kit/time-limit.ts';
import type { PlayClock } from './play-clock.ts';
import type { PlayRecord } from './play-record.ts';
import type { GameWrite } from './ports.ts';
import type { Restored, SavedGame } from './saved-game.ts';

/** A game under its id. */
export interface NamedGame {
  id: string;
  game: Game;
}

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
  | Dealing
  /** The bank could not be loaded. */
  | { phase: 'not-dealt'; choice: GameChoice; saved: SavedGame | null }
  | Playing
  | Over;

/** What a game is dealt from is gathered; the screen waits for it. */
export interface Dealing {
  phase: 'dealing';
  choice: GameChoice;
  /** The game that is continued; `null` where a new one begins. */
  saved: SavedGame | null;
}

export interface Playing {
  phase: 'playing';
  choice: GameChoice;
  /** In milliseconds since the epoch. */
  begunAt: number;
  clock: PlayClock;
  gameState: unknown;
  /** What the game's rules read besides its state. */
  bank: unknown;
  /** What the game has told so far, so that nothing is told twice. */
  record: PlayRecord;
  pause: Pause | null;
  /** Why the last move is not saved; `null` when all is well. */
  saveFailure: string | null;
  /** The end of a game whose board is still looked at (`Game.isDecided`); `null` as long as something counts. */
  end: Pick<Over, 'result' | 'savedEnd'> | null;
}

export interface Over {
  phase: 'over';
  choice: GameChoice;
  begunAt: number;
  /** The last one, for the game's memory. */
  gameState: unknown;
  result: GameResult;
  /** Whether the end was saved, and how its result compares, where it has a score; `null` before that is known. */
  savedEnd: Result<Comparison, string> | null;
}

/** What a new game is dealt from, besides the choice; one that is continued takes only the bank. */
export interface Gathered {
  bank: unknown;
  seed: number;
  learner: GameLearner;
  memory: unknown;
}

/** What happens at the table. */
export type TableEvent =
  | { type: 'opened'; restored: Restored }
  | { type: 'asked-to-begin'; choice: GameChoice }
  /** To choose a game again: whatever is not in play gives way to that. */
  | { type: 'asked-to-choose' }
  /** To go on with the saved game; again, where its bank did not load. */
  | { type: 'asked-to-continue' }
  | { type: 'gathered'; gathered: Gathered }
  | { type: 'failed-to-deal' }
  /** The learner's move, or the clock's tick. */
  | { type: 'moved'; move: { type: string } }
  /** Something became of what the game asked for. */
  | { type: 'replied'; askId: string; result: AskResult }
  | { type: 'paused'; why: Pause }
  | { type: 'resumed' }
  /** `null`, or why the save failed. */
  | { type: 'save-ended'; failure: string | null }
  /** Once more, after a failure to save the end. */
  | { type: 'asked-to-save-end' }
  /** The end of the game with that result was saved, or could not be. */
  | { type: 'end-save-ended'; result: GameResult; savedEnd: Result<Comparison, string> }
  /** The screen goes, and the game stays to be continued. */
  | { type: 'closed' };

/** When an event comes: milliseconds since the epoch, and the learner's setting for limits then. */
export interface TableMoment {
  now: number;
  timing: Timing;
}

/** What is to be done outside the table. */
export type TableEffect =
  /** For this very dealing: another game may have been chosen by the time that all is there. */
  | { type: 'gather'; dealing: Dealing }
  | { type: 'save'; write: GameWrite }
  /** Once more, where it failed before: then with no news, for the saver still has those. */
  | { type: 'save-end'; over: Over; news: GameNews }
  /** For the ear: sentences for a screen reader, and a sound. */
  | { type: 'announce'; said: string; sound: Sound | null };
