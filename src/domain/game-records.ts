import type { Level } from './levels.ts';

/** What happened to a word in a game: the raw material of a memory of words. */
export type WordEvent =
  | {
      type: 'answered';
      word: string;
      right: boolean;
      hintUsed: boolean;
      /** How long the learner took for it, in milliseconds of play. */
      ms: number;
      game: string;
      /** Milliseconds since the epoch. */
      at: number;
    }
  /** The learner wants to meet the word again. */
  | { type: 'added'; word: string; game: string; at: number };

/** The newest word events that a device keeps. */
export const KEPT_WORD_EVENTS = 2000;

/** Words that earlier games used up, per game and class of play: the newest so many are remembered. */
export const KEPT_USED_WORDS = 600;

/** What a finished game came to. */
export interface BestResult {
  /** The higher the better; only ever compared, never shown. */
  score: number;
  /** The score in words, such as "12 moves". */
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Best results of one game by `playClass`. */
export type BestResults = Readonly<Record<string, BestResult>>;

/** Results are compared within one of these: a level, and the variant of the game where it has several. */
export function playClass(level: Level, variant: string): string {
  return variant === '' ? level : `${level} ${variant}`;
}

/** Whether `score` beats what was best so far; the first result always does, an equal one does not. */
export function isNewBest(best: BestResult | undefined, score: number): boolean {
  return best === undefined || score > best.score;
}
