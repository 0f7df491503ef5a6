import * as v from 'valibot';
import { countSchema } from '../kit/state-schemas.ts';

/*
 * The state that Word Chain and Timed Word Chain share: the words played, the refused entries and the current
 * hint.
 */

/** The time for a word of either chain game, in milliseconds; each correct word restarts it. */
export const WORD_CHAIN_MS = 15_000;

const linkSchema = v.object({
  word: v.pipe(v.string(), v.regex(/^[a-z]{2,}$/)),
  by: v.picklist(['computer', 'learner']),
  points: countSchema,
  /** No free word started with the required letter, so this one could start with any. */
  startsAfresh: v.boolean(),
});
export type ChainLink = v.InferOutput<typeof linkSchema>;

/** Why an entry was refused. `word` is the entry, trimmed and in lower case. */
const refusalSchema = v.variant('kind', [
  v.object({ kind: v.literal('empty') }),
  v.object({ kind: v.literal('not-letters'), word: v.string() }),
  v.object({ kind: v.literal('too-short'), word: v.string() }),
  v.object({ kind: v.literal('repeated'), word: v.string() }),
  v.object({ kind: v.literal('wrong-letter'), word: v.string(), letter: v.string(), after: v.string() }),
  /** One edit away from `meant`, which would have been accepted. */
  v.object({ kind: v.literal('typo'), word: v.string(), meant: v.string() }),
  v.object({ kind: v.literal('unknown'), word: v.string() }),
]);
export type EntryRefusal = v.InferOutput<typeof refusalSchema>;

/** A refused entry or the end of time, with a word that would have fitted. */
const chainMissSchema = v.object({
  cause: v.variant('kind', [...refusalSchema.options, v.object({ kind: v.literal('out-of-time') })]),
  fitting: v.string(),
  /** The meaning of the fitting word, if the bank has it. */
  meaning: v.nullable(v.string()),
});
export type ChainMiss = v.InferOutput<typeof chainMissSchema>;

const hintSchema = v.object({
  word: v.string(),
  meaning: v.nullable(v.string()),
  /** How many hints were taken for this word: first its meaning, then its first letters. */
  taken: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2)),
});
export type ChainHint = v.InferOutput<typeof hintSchema>;

export const chainSchema = v.object({
  seed: v.number(),
  /** Words that the computer played in earlier games, the oldest first. */
  earlier: v.array(v.string()),
  /** The words in order; the computer plays the first. */
  links: v.pipe(v.array(linkSchema), v.minLength(1)),
  /** Why the last entry was refused; reset by the next word. */
  refusal: v.nullable(refusalSchema),
  /** How many entries were refused. */
  refusals: countSchema,
  hint: v.nullable(hintSchema),
  hints: countSchema,
  misses: v.array(chainMissSchema),
});
export type Chain = v.InferOutput<typeof chainSchema>;

export function getLastWord({ links }: Chain): string {
  return links.at(-1)?.word ?? '';
}

/** The points of the last word. */
export function getLastPoints({ links }: Chain): number {
  return links.at(-1)?.points ?? 0;
}

export function isPlayed({ links }: Chain, word: string): boolean {
  return links.some((link) => link.word === word);
}

/** The sum of all points. */
export function getScore({ links }: Chain): number {
  return links.reduce((sum, { points }) => sum + points, 0);
}

export function getLearnerWords({ links }: Chain): readonly string[] {
  return links.filter(({ by }) => by === 'learner').map(({ word }) => word);
}

export function getComputerWords({ links }: Chain): readonly string[] {
  return links.filter(({ by }) => by === 'computer').map(({ word }) => word);
}
