import type { BestResult, WordEvent } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import type { Result } from '../../domain/result.ts';
import type { SavedGame } from './saved-game.ts';

/** A game's end, as the learner's records keep it. */
export interface GameEnd {
  level: Level;
  variant: string;
  score: number;
  scoreText: string;
  usedWords: readonly string[];
  answers: readonly RecordedAnswer[];
}

/** An answer as a word event, under an id of its own, so that recording it again does nothing. */
export interface RecordedAnswer {
  id: string;
  event: WordEvent;
}

export interface FinishedGame {
  best: BestResult;
  isNewBest: boolean;
}

/**
 * What one game's host asks of the app around it. Failures are sentences to show. The room makes one per
 * game; tests make a fake (tests/games/fake-ports.ts).
 */
export interface GamePorts {
  /** The game in the middle, unparsed; `null` when there is none. */
  readGame(): Promise<unknown>;
  /** Saves the game and its new answers together. */
  saveGame(saved: SavedGame, answers: readonly RecordedAnswer[]): Promise<Result<void, string>>;
  /** The page is going away: keeps what there is no time to save. */
  keepAtOnce(saved: SavedGame): void;
  /** Takes the saved game away and keeps its result, its last answers and the words it used. */
  finishGame(end: GameEnd): Promise<Result<FinishedGame, string>>;
  /** The words that earlier games of this level and variant used, the longest ago first. */
  usedWords(level: Level, variant: string): Promise<readonly string[]>;
  /** Notes that the learner wants to meet the word again. */
  addWord(word: string): Promise<Result<void, string>>;
  speak(text: string): void;
  /** Milliseconds since the epoch. */
  now(): number;
  newSeed(): number;
  /** Runs `task` once after so many milliseconds, unless it is called off. */
  after(milliseconds: number, task: () => void): () => void;
  /** Loads a part of the app, and deals with parts that a newer version took away. */
  loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part>;
}
