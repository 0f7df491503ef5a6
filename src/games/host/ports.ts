import type { FinishedGame, PendingGameWrites, ScoreComparison } from '../../domain/game-records.ts';
import type { GameReply } from '../../domain/game-request-schemas.ts';
import type { Level } from '../../domain/levels.ts';
import type { Result } from '../../domain/result.ts';
import type { ReadAloudOptions } from '../../ui/speech/read-aloud.ts';
import type { GameLearner, Miss } from '../contract.ts';
import type { SavedGame } from './saved-game.ts';

/** A game as it is to be stored, with its news since it was stored last. */
export interface GameWrite {
  saved: SavedGame;
  news: PendingGameWrites;
}

/** A game's end, as the table knows it. */
export interface GameEnd extends Pick<FinishedGame, 'level' | 'variant' | 'score' | 'memory'> {
  /** With the game's id it names this one game. */
  begunAt: number;
  misses: readonly Miss[];
}

/**
 * What one game's table asks of the app around it. Failures are sentences to show. The room makes one per
 * game; tests make a fake (tests/games/fake-ports.ts).
 */
export interface GamePorts {
  /** The game in the middle, unparsed; `null` when there is none. */
  readGame(): Promise<unknown>;
  /**
   * Stores the game, its events and its asks in one transaction. A write that failed may have been stored after all and
   * comes again: events and asks that are stored already, by their ids and keys, stay as they are.
   */
  saveGame(write: GameWrite): Promise<Result<void, string>>;
  /**
   * The page is going away: keeps, synchronously, what a transaction would not get the time to save. `parseGameName` gives it
   * back.
   */
  savePageExitEntry(write: GameWrite): void;
  /**
   * In one transaction, takes the saved game away and keeps its result, its memory, its misses and its last news. A game
   * without a score compares with `null`.
   */
  finishGame(end: GameEnd, news: PendingGameWrites): Promise<Result<ScoreComparison, string>>;
  /** What earlier games kept under that key, unparsed; `undefined` when there is nothing. */
  readCarriedState(key: string): Promise<unknown>;
  /**
   * Hands over what becomes of the asks of the game begun then, from now on and what is known already: a reply may have
   * come while nobody played. Returns the way to stop.
   */
  watchReplies(begunAt: number, onReply: (askId: string, result: GameReply) => void): () => void;
  /** What a game may know of the learner as it deals. */
  readLearner(): Promise<GameLearner>;
  /** Notes that the learner wants to meet the word again. */
  addWord(word: string): Promise<Result<void, string>>;
  speak(text: string, speaking?: ReadAloudOptions): void;
  /** Milliseconds since the epoch. */
  now(): number;
  createSeed(): number;
  /** Runs `task` once after so many milliseconds; returns the way to call it off. */
  runAfter(milliseconds: number, task: () => void): () => void;
  /** The levels whose words are on this device for certain; `null` where that is not known. */
  getAvailableLevels(): readonly Level[] | null;
  /** Loads a part of the app; for one that a newer version took away, `name` sees to it that the page reloads once. */
  loadChunk<Part>(name: string, load: () => Promise<Part>): Promise<Part>;
}
