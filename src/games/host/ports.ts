import type { FinishedGame, PendingGameWrites, ScoreComparison } from '../../domain/game-records.ts';
import type { GameReply } from '../../domain/game-request-schemas.ts';
import type { Level } from '../../domain/levels.ts';
import type { Result } from '../../domain/result.ts';
import type { ReadAloudOptions } from '../../ui/speech/read-aloud.ts';
import type { GameLearner, Miss } from '../game-contract.ts';
import type { SavedGame } from './saved-game.ts';

/** A game to be stored, and its pending writes since it was last stored. */
export interface GameWrite {
  saved: SavedGame;
  pendingWrites: PendingGameWrites;
}

/** The end of a game. */
export interface GameEnd extends Pick<FinishedGame, 'level' | 'variant' | 'score' | 'carriedState'> {
  /** In milliseconds since the epoch; identifies this game together with the game's id. */
  begunAt: number;
  misses: readonly Miss[];
}

/**
 * What a game host needs from the app. Failures are sentences to show. A room creates the ports of each game;
 * tests use a fake (tests/games/fake-ports.ts).
 */
export interface GamePorts {
  /** The saved game, unparsed; `null` if there is none. */
  readGame(): Promise<unknown>;
  /**
   * Stores the game, its events and its requests in one transaction. A failed write may be stored after all
   * and is repeated, so events and requests with stored ids and keys stay as they are.
   */
  saveGame(write: GameWrite): Promise<Result<void, string>>;
  /**
   * Stores synchronously what a transaction would have no time to save as the page goes away; the next start
   * recovers it.
   */
  savePageExitEntry(write: GameWrite): void;
  /**
   * In one transaction, deletes the saved game and stores its result, carried state, misses and last events.
   * Resolves to `null` for a game without a score.
   */
  finishGame(end: GameEnd, pendingWrites: PendingGameWrites): Promise<Result<ScoreComparison, string>>;
  /**
   * Claims the game for this tab while it is in play. The newest claim of all tabs wins: `onLost` is called
   * when another tab claims the game. Returns a function that gives the claim up.
   */
  claimPlay(onLost: () => void): () => void;
  /** The carried state stored under that key, unparsed; `undefined` if there is none. */
  readCarriedState(key: string): Promise<unknown>;
  /**
   * Calls `onReply` for stored and future replies to the requests of the game begun at `begunAt`. Returns a
   * function that stops it.
   */
  watchReplies(begunAt: number, onReply: (requestId: string, result: GameReply) => void): () => void;
  /** What a game may know of the learner when it deals. */
  readLearner(): Promise<GameLearner>;
  /** Adds a word to the learner's own words. */
  addWord(word: string): Promise<Result<void, string>>;
  speak(text: string, options?: ReadAloudOptions): void;
  /** Milliseconds since the epoch. */
  now(): number;
  createSeed(): number;
  /** Runs `task` once after that many milliseconds; returns a function that cancels it. */
  runAfter(milliseconds: number, task: () => void): () => void;
  /** The levels with their words on this device; `null` if unknown. */
  getAvailableLevels(): readonly Level[] | null;
  /** Loads a part of the app's code. If a newer version has removed it, the page reloads once per `name`. */
  loadChunk<Part>(name: string, load: () => Promise<Part>): Promise<Part>;
}
