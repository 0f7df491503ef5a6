import * as v from 'valibot';
import { keyedGameRequestSchema } from './game-request-schemas.ts';
import { LEVELS, type Level } from './levels.ts';
import type { NewMistake } from './records.ts';
import { timestampSchema } from './tolerant-schemas.ts';
import { GRADES } from './word-reviews.ts';

/** Something to learn: a word of the bank, a point of grammar, or a fact, by its id in its bank. */
export const learningItemSchema = v.object({
  kind: v.picklist(['word', 'grammar', 'fact']),
  id: v.pipe(v.string(), v.nonEmpty()),
});
export type LearningItem = v.InferOutput<typeof learningItemSchema>;

/**
 * What kind of evidence a grade is: the item was recalled, chosen among a few, recognised, or the learner
 * judged it.
 */
export const EVIDENCE = ['recall', 'choice', 'recognition', 'self'] as const;

/** An answer, as a game reports it. */
export const gradedAnswerSchema = v.object({
  item: learningItemSchema,
  grade: v.picklist(GRADES),
  by: v.picklist(EVIDENCE),
  /** Response time, in milliseconds of play. */
  ms: v.pipe(v.number(), v.minValue(0)),
  /** Whether a hint was used. */
  hint: v.boolean(),
});
export type GradedAnswer = v.InferOutput<typeof gradedAnswerSchema>;

/** `at` is in milliseconds since the epoch. */
const gameTimeFields = { game: v.string(), at: timestampSchema };

const metWordSchema = v.object({ word: v.string(), meaning: v.string(), example: v.string() });
export type MetWord = v.InferOutput<typeof metWordSchema>;

/** An event of a game or a class from which the memory learns. The log of them is append-only. */
export const playEventSchema = v.variant('type', [
  v.object({ type: v.literal('answered'), ...gradedAnswerSchema.entries, ...gameTimeFields }),
  /** An answer was undone; `answer` is the id of its event. */
  v.object({ type: v.literal('took-back'), answer: v.string(), ...gameTimeFields }),
  /** The learner added the word to their words. */
  v.object({ type: v.literal('added'), word: v.string(), ...gameTimeFields }),
  /** A class introduced the words. */
  v.object({
    type: v.literal('met'),
    words: v.pipe(v.array(metWordSchema), v.readonly()),
    level: v.picklist(LEVELS),
    ...gameTimeFields,
  }),
]);
export type PlayEvent = v.InferOutput<typeof playEventSchema>;

/** An event with an id, so that recording it again changes nothing. */
const identifiedEventSchema = v.object({ id: v.string(), event: playEventSchema });
export type IdentifiedEvent = v.InferOutput<typeof identifiedEventSchema>;

/** Events and requests of a game since its last save; they are stored in one transaction with its state. */
export const pendingGameWritesSchema = v.object({
  events: v.array(identifiedEventSchema),
  requests: v.array(keyedGameRequestSchema),
  /** Keys of requests whose final reply is in the state: their rows can be deleted. */
  acknowledgedReplies: v.array(v.string()),
});
export type PendingGameWrites = v.InferOutput<typeof pendingGameWritesSchema>;

/** The score of a game. */
export interface Score {
  /** The higher the better; only compared with earlier ones. */
  value: number;
  /** For display, such as "12 moves". */
  text: string;
}

/** The result of a finished game, as the game reports it. */
export interface FinishedGame {
  level: Level;
  /** Empty if the game has no variants. */
  variant: string;
  /** Absent in games without a score. */
  score?: Score | undefined;
  /** What the game carries over to its next plays: a key, and a function of the value carried so far. */
  carriedState?: { key: string; after: (before: unknown) => unknown } | undefined;
  /** For the book of mistakes. */
  mistakes?: readonly NewMistake[] | undefined;
}

/** A stored result. */
export interface BestResult {
  /** The higher the better; only compared, never displayed. */
  score: number;
  /** For display, such as "12 moves". */
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Best results of one game by `createChoiceKey`. */
export type BestResults = Readonly<Record<string, BestResult>>;

/**
 * The best result so far with the latest one, which may be the new best; `null` for a game without a score.
 */
export type ScoreComparison = { best: BestResult; isNewBest: boolean } | null;

/** The key under which results are compared: a level, and the variant if the game has several. */
export function createChoiceKey(level: Level, variant: string): string {
  return variant === '' ? level : `${level} ${variant}`;
}

/** Whether `score` is a new best; the first result is, an equal one is not. */
export function beatsBestScore(best: BestResult | undefined, score: number): boolean {
  return best === undefined || score > best.score;
}
