import type { PendingGameWrites, ScoreComparison } from '../../domain/game-records.ts';
import type { GameReply } from '../../domain/game-request-schemas.ts';
import type { Level } from '../../domain/levels.ts';
import type { Result } from '../../domain/result.ts';
import type { Sound } from '../../ui/speech/sounds.ts';
import type { Game, GameLearner, GameResult } from '../contract.ts';
import type { TimeLimitSetting } from '../kit/time-limit.ts';
import type { PlayClock } from './play-clock.ts';
import type { PlayRecord } from './play-record.ts';
import type { GameWrite } from './ports.ts';
import type { RestoreResult, SavedGame } from './saved-game.ts';

/** A game under its id. */
export interface NamedGame {
  id: string;
  game: Game;
}

/** Why the clock stands still: the learner asked, or the page went out of sight. */
export type PauseReason = 'asked' | 'hidden';

/** Which game to play: chosen before the start. */
export interface GameChoice {
  level: Level;
  variant: string;
}

/** What is on the table. */
export type HostState =
  /** The saved game is being read. */
  | { status: 'opening' }
  /** Nothing is dealt. `isBroken`: a saved game was there that can't be continued. */
  | { status: 'ready'; saved: SavedGame | null; isSaveUnreadable: boolean }
  | DealingState
  /** The bank could not be loaded. */
  | { status: 'not-dealt'; choice: GameChoice; saved: SavedGame | null }
  | PlayingState
  | OverState;

/** What a game is dealt from is gathered; the screen waits for it. */
export interface DealingState {
  status: 'dealing';
  choice: GameChoice;
  /** The game that is continued; `null` where a new one begins. */
  saved: SavedGame | null;
}

export interface PlayingState {
  status: 'playing';
  choice: GameChoice;
  /** In milliseconds since the epoch. */
  begunAt: number;
  clock: PlayClock;
  gameState: unknown;
  /** What the game's rules read besides its state. */
  bank: unknown;
  /** What the game has told so far, so that nothing is told twice. */
  record: PlayRecord;
  pauseReason: PauseReason | null;
  /** Why the last move is not saved; `null` when all is well. */
  saveFailure: string | null;
  /** The end of a game whose board is still looked at (`Game.isDecided`); `null` as long as something counts. */
  end: Pick<OverState, 'result' | 'saveResult'> | null;
}

export interface OverState {
  status: 'over';
  choice: GameChoice;
  begunAt: number;
  /** The last one, for the game's memory. */
  gameState: unknown;
  result: GameResult;
  /** Whether the end was saved, and how its result compares, where it has a score; `null` before that is known. */
  saveResult: Result<ScoreComparison, string> | null;
}

/** What a new game is dealt from, besides the choice; one that is continued takes only the bank. */
export interface DealInputs {
  bank: unknown;
  seed: number;
  learner: GameLearner;
  carriedState: unknown;
}

/** What happens at the table. */
export type HostEvent =
  | { type: 'opened'; restored: RestoreResult }
  | { type: 'asked-to-begin'; choice: GameChoice }
  /** To choose a game again: whatever is not in play gives way to that. */
  | { type: 'asked-to-choose' }
  /** To go on with the saved game; again, where its bank did not load. */
  | { type: 'asked-to-continue' }
  | { type: 'gathered'; inputs: DealInputs }
  | { type: 'failed-to-deal' }
  /** The learner's move, or the clock's tick. */
  | { type: 'moved'; move: { type: string } }
  /** Something became of what the game asked for. */
  | { type: 'replied'; askId: string; result: GameReply }
  | { type: 'paused'; reason: PauseReason }
  | { type: 'resumed' }
  /** `null`, or why the save failed. */
  | { type: 'save-ended'; failure: string | null }
  /** Once more, after a failure to save the end. */
  | { type: 'asked-to-save-end' }
  /** The end of the game with that result was saved, or could not be. */
  | { type: 'end-save-ended'; result: GameResult; saveResult: Result<ScoreComparison, string> }
  /** The screen goes, and the game stays to be continued. */
  | { type: 'closed' };

/** When an event comes: milliseconds since the epoch, and the learner's setting for limits then. */
export interface HostEventTime {
  now: number;
  timing: TimeLimitSetting;
}

/** What is to be done outside the table. */
export type HostEffect =
  /** For this very dealing: another game may have been chosen by the time that all is there. */
  | { type: 'gather'; dealing: DealingState }
  | { type: 'save'; write: GameWrite }
  /** Once more, where it failed before: then with no news, for the saver still has those. */
  | { type: 'save-end'; over: OverState; pendingWrites: PendingGameWrites }
  /** For the ear: sentences for a screen reader, and a sound. */
  | { type: 'announce'; text: string; sound: Sound | null };
