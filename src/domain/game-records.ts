import * as v from 'valibot';
import { keyedGameRequestSchema } from './game-request-schemas.ts';
import { LEVELS, type Level } from './levels.ts';
import type { NewMistake } from './records.ts';
import { timestampSchema } from './tolerant-schemas.ts';

/** What a learner can know: a word of the bank, a point of grammar, or a fact, each by its name in its bank. */
export const learningItemSchema = v.object({
  kind: v.picklist(['word', 'grammar', 'fact']),
  id: v.pipe(v.string(), v.nonEmpty()),
});
export type LearningItem = v.InferOutput<typeof learningItemSchema>;

/**
 * How well it was known, in the four grades of spaced repetition. A near miss is hard; a game that knows only
 * right and wrong says right and missed.
 */
export const GRADES = ['missed', 'hard', 'right', 'easy'] as const;
/**
 * What kind of evidence a grade is: the item was recalled, chosen among a few, recognised, or the learner
 * judged it.
 */
export const EVIDENCE = ['recall', 'choice', 'recognition', 'self'] as const;

/** An answer, as a game tells it. */
export const gradedAnswerSchema = v.object({
  item: learningItemSchema,
  grade: v.picklist(GRADES),
  by: v.picklist(EVIDENCE),
  /** How long the learner took, in milliseconds of play. */
  ms: v.pipe(v.number(), v.minValue(0)),
  /** Whether a hint was taken for it. */
  hint: v.boolean(),
});
export type GradedAnswer = v.InferOutput<typeof gradedAnswerSchema>;

/** `at` is in milliseconds since the epoch. */
const gameTimeFields = { game: v.string(), at: timestampSchema };

const metWordSchema = v.object({ word: v.string(), meaning: v.string(), example: v.string() });
export type MetWord = v.InferOutput<typeof metWordSchema>;

/** What happened in a game or a class to something that can be learnt: the raw material of a memory. Only ever added to. */
export const playEventSchema = v.variant('type', [
  v.object({ type: v.literal('answered'), ...gradedAnswerSchema.entries, ...gameTimeFields }),
  /** An answer was undone: the id of its event. */
  v.object({ type: v.literal('took-back'), answer: v.string(), ...gameTimeFields }),
  /** The learner wants to meet the word again. */
  v.object({ type: v.literal('added'), word: v.string(), ...gameTimeFields }),
  /** A class brought the words. */
  v.object({
    type: v.literal('met'),
    words: v.pipe(v.array(metWordSchema), v.readonly()),
    level: v.picklist(LEVELS),
    ...gameTimeFields,
  }),
]);
export type PlayEvent = v.InferOutput<typeof playEventSchema>;

/** An event under an id of its own, so that recording it again does nothing. */
const identifiedEventSchema = v.object({ id: v.string(), event: playEventSchema });
export type IdentifiedEvent = v.InferOutput<typeof identifiedEventSchema>;

/** What a game told and asked for since it was saved last; it is stored together with the state that did. */
export const pendingGameWritesSchema = v.object({
  events: v.array(identifiedEventSchema),
  asks: v.array(keyedGameRequestSchema),
  /** Keys of asks whose last reply is in the state now: the requests that brought it are not needed any more. */
  heard: v.array(v.string()),
});
export type PendingGameWrites = v.InferOutput<typeof pendingGameWritesSchema>;

/** What a game came to. */
export interface Score {
  /** The higher the better; only compared with earlier ones. */
  value: number;
  /** In words, such as "12 moves". */
  text: string;
}

/** A game's end. */
export interface FinishedGame {
  level: Level;
  variant: string;
  /** Absent in games that are not compared. */
  score?: Score | undefined;
  /** What the game keeps for the next ones: under which key, and from what it kept before. */
  memory?: { key: string; after: (before: unknown) => unknown } | undefined;
  /** What goes into the book of mistakes. */
  mistakes?: readonly NewMistake[] | undefined;
}

/** What a finished game came to. */
export interface BestResult {
  /** The higher the better; only ever compared, never shown. */
  score: number;
  /** The score in words, such as "12 moves". */
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Best results of one game by `createChoiceKey`. */
export type BestResults = Readonly<Record<string, BestResult>>;

/** How a score compares with those before; `null` for a game without one. */
export type ScoreComparison = { best: BestResult; isNewBest: boolean } | null;

/** What names a choice, within which results are compared: a level, and the variant where the game has several. */
export function createChoiceKey(level: Level, variant: string): string {
  return variant === '' ? level : `${level} ${variant}`;
}

/** Whether `score` beats what was best so far; the first result always does, an equal one does not. */
export function beatsBestScore(best: BestResult | undefined, score: number): boolean {
  return best === undefined || score > best.score;
}
