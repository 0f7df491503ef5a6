import type { PendingGameWrites, ScoreComparison } from '../../domain/game-records.ts';
import type { GameReply } from '../../domain/game-request-schemas.ts';
import type { Level } from '../../domain/levels.ts';
import type { Result } from '../../domain/result.ts';
import type { Sound } from '../../ui/speech/sounds.ts';
import type { Game, GameLearner, GameResult } from '../game-contract.ts';
import type { TimeLimitSetting } from '../kit/time-limit.ts';
import type { PlayClock } from './play-clock.ts';
import type { PlayRecord } from './play-record.ts';
import type { GameWrite } from './ports.ts';
import type { RestoreResult, SavedGame } from './saved-game.ts';

/*
 * The states, events and effects of a game host, which runs one game for its screen: it deals the game,
 * measures its time, passes moves to its rules, and saves it. `reduceHost` connects them.
 */

/** A game with its id. */
export interface GameWithId {
  id: string;
  game: Game;
}

/** Why the game is paused: the learner asked for it, or the page was hidden. */
type PauseReason = 'asked' | 'hidden';

/** What the learner chooses before the start. */
export interface GameSetup {
  level: Level;
  variant: string;
}

/** The state of a game host. */
export type HostState =
  /** The saved game is being read. */
  | { status: 'opening' }
  /** No game is in play. `isSaveUnreadable`: there was a saved game that can't be continued. */
  | { status: 'ready'; saved: SavedGame | null; isSaveUnreadable: boolean }
  | DealingState
  /** The bank could not be loaded. */
  | { status: 'deal-failed'; setup: GameSetup; saved: SavedGame | null }
  | PlayingState
  | OverState
  /** Another tab continues the game, so this one no longer saves it. */
  | { status: 'taken-over' };

/** The inputs of the deal are loading. */
export interface DealingState {
  status: 'dealing';
  setup: GameSetup;
  /** The game to continue; `null` for a new one. */
  saved: SavedGame | null;
}

export interface PlayingState {
  status: 'playing';
  setup: GameSetup;
  /** In milliseconds since the epoch. */
  begunAt: number;
  clock: PlayClock;
  gameState: unknown;
  /** What the game's rules read besides its state. */
  bank: unknown;
  /** What was recorded so far, so that nothing is recorded twice. */
  record: PlayRecord;
  pauseReason: PauseReason | null;
  /** Why the last move is not saved; `null` after a successful save. */
  saveFailure: string | null;
  /** The end of a decided game (`Game.isDecided`) while its board is shown; `null` before that. */
  end: Pick<OverState, 'result' | 'saveResult'> | null;
}

export interface OverState {
  status: 'over';
  setup: GameSetup;
  begunAt: number;
  /** The last state, for the game's carried state. */
  gameState: unknown;
  result: GameResult;
  /** Whether the end was saved, and how its score compares; `null` while it is being saved. */
  saveResult: Result<ScoreComparison, string> | null;
}

/** What a new game is dealt from, besides the setup. A continued game uses only the bank. */
export interface DealInputs {
  bank: unknown;
  seed: number;
  learner: GameLearner;
  carriedState: unknown;
}

/** The events of a game host. */
export type HostEvent =
  | { type: 'opened'; restored: RestoreResult }
  | { type: 'start-requested'; setup: GameSetup }
  /** Back to the lobby; ignored while a game is in play. */
  | { type: 'setup-requested' }
  /** Continue the saved game, or try again after its bank did not load. */
  | { type: 'continue-requested' }
  | { type: 'deal-loaded'; inputs: DealInputs }
  | { type: 'deal-load-failed' }
  /** A move of the learner, or a tick. */
  | { type: 'moved'; move: { type: string } }
  /** A reply to a request of the game. */
  | { type: 'replied'; requestId: string; result: GameReply }
  | { type: 'paused'; reason: PauseReason }
  | { type: 'resumed' }
  /** `null`, or why the save failed. */
  | { type: 'save-settled'; failure: string | null }
  /** Retry after a failure to save the end. */
  | { type: 'end-save-requested' }
  /** The end of the game with this result was saved, or failed to save. */
  | { type: 'end-save-settled'; result: GameResult; saveResult: Result<ScoreComparison, string> }
  /** Another tab started or continued this game. */
  | { type: 'taken-over' }
  /** The screen closes; the game can be continued later. */
  | { type: 'closed' };

/** When an event arrives, in milliseconds since the epoch, and the learner's setting for time limits then. */
export interface HostEventTime {
  now: number;
  timeLimits: TimeLimitSetting;
}

/** What the host does outside its state. */
export type HostEffect =
  /** For exactly this `dealing` object: the learner may choose another game while it loads. */
  | { type: 'load-deal'; dealing: DealingState }
  | { type: 'save'; write: GameWrite }
  /** A retry has no pending writes of its own, because the saver still has those of the failed save. */
  | { type: 'save-end'; over: OverState; pendingWrites: PendingGameWrites }
  /** What is not saved yet would overwrite the other tab's game. */
  | { type: 'discard-unsaved' }
  /** A text for screen readers, and a sound. */
  | { type: 'announce'; text: string; sound: Sound | null };
