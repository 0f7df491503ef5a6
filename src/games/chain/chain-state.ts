import * as v from 'valibot';
import { countSchema } from '../kit/state-schemas.ts';

/*
 * What Word Chain and Timed Word Chain have in common: the words that were laid, what was refused, and the
 * hint for the word that is due.
 */

const linkSchema = v.object({
  word: v.pipe(v.string(), v.regex(/^[a-z]{2,}$/)),
  by: v.picklist(['computer', 'learner']),
  points: countSchema,
  /** No free word began with the last letter of the word before, so this one could begin with any. */
  startsAfresh: v.boolean(),
});
export type ChainLink = v.InferOutput<typeof linkSchema>;

/** Why an entry was not taken. `word` is what was entered, tidied. */
export const refusalSchema = v.variant('kind', [
  v.object({ kind: v.literal('empty') }),
  v.object({ kind: v.literal('not-letters'), word: v.string() }),
  v.object({ kind: v.literal('too-short'), word: v.string() }),
  v.object({ kind: v.literal('repeated'), word: v.string() }),
  v.object({ kind: v.literal('wrong-letter'), word: v.string(), letter: v.string(), after: v.string() }),
  /** One slip away from `meant`, which would have been taken. */
  v.object({ kind: v.literal('typo'), word: v.string(), meant: v.string() }),
  v.object({ kind: v.literal('unknown'), word: v.string() }),
]);
export type EntryRefusal = v.InferOutput<typeof refusalSchema>;

/** A word for the learner to look at afterwards: why the entry was not taken, and one that would have been. */
const chainMissSchema = v.object({
  cause: v.variant('kind', [...refusalSchema.options, v.object({ kind: v.literal('out-of-time') })]),
  fitting: v.string(),
  /** What the fitting word means, where the bank has it. */
  meaning: v.nullable(v.string()),
});
export type ChainMiss = v.InferOutput<typeof chainMissSchema>;

const hintSchema = v.object({
  word: v.string(),
  meaning: v.nullable(v.string()),
  /** How many hints were taken for this word: first what it means, then how it begins. */
  taken: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2)),
});
export type ChainHint = v.InferOutput<typeof hintSchema>;

export const chainSchema = v.object({
  seed: v.number(),
  /** The bank's words that the computer laid in earlier games, the longest ago first. */
  earlier: v.array(v.string()),
  /** The words as they were laid; the computer lays the first. */
  links: v.pipe(v.array(linkSchema), v.minLength(1)),
  /** Why the last entry was not taken; gone with the next word. */
  refusal: v.nullable(refusalSchema),
  /** How many entries were not taken. */
  refusals: countSchema,
  hint: v.nullable(hintSchema),
  hints: countSchema,
  misses: v.array(chainMissSchema),
});
export type Chain = v.InferOutput<typeof chainSchema>;

export function getLastWord({ links }: Chain): string {
  return links.at(-1)?.word ?? '';
}

/** What the last word was worth. */
export function getLastPoints({ links }: Chain): number {
  return links.at(-1)?.points ?? 0;
}

export function isLaid({ links }: Chain, word: string): boolean {
  return links.some((link) => link.word === word);
}

/** All points so far: they only ever grow. */
export function getScore({ links }: Chain): number {
  return links.reduce((sum, { points }) => sum + points, 0);
}

export function getLearnerWords({ links }: Chain): readonly string[] {
  return links.filter(({ by }) => by === 'learner').map(({ word }) => word);
}

export function getComputerWords({ links }: Chain): readonly string[] {
  return links.filter(({ by }) => by === 'computer').map(({ word }) => word);
}
