import { canBe } from '../lexicon/english.ts';
import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import type { Choice } from './suggest-word.ts';
import type { Vocabulary } from './vocabulary.ts';

/*
 * A word with a capital letter may be a name. It is corrected only to a near and common word: "Afther" to
 * "After", while "Marko" and "Wendy" get no guess. Inside a sentence it must be longer and nearer.
 */

const CAPITALISED = /^[A-Z][a-z]+$/;
/** A shorter word is too often a surname near an adverb: "Moore". */
const MIN_LENGTH = 6;
const MIN_LENGTH_INSIDE = 7;
/** A word as long as this, and near a common one, is hardly a name: "Techology", "Goverments". */
const MIN_LENGTH_OF_LONG = 8;
/** How common, how near and how certain a correction must be, by `Choice`. */
const LIMITS = {
  opening: { rank: 5, cost: 1.1, certainty: 0.2 },
  shortOpening: { rank: 3, cost: 0.8, certainty: 0.2 },
  inside: { rank: 2, cost: 0.65, certainty: 0.5 },
} as const;
/** Where a word with a capital letter stands. */
export type Capital = 'opening' | 'inside';

/** What follows in a sentence that goes on, unlike after a name below a letter, or before a surname. */
const GOES_ON = /^,? (?:[a-z]|I )/;
/** In characters: as far as `GOES_ON` reads. */
const MAX_LINK = 4;
/** Names of several words: "the Roberto Clementine Bridge". */
const CAPITAL_BEFORE = /\p{Lu}[\p{L}.]* $/u;
/** In characters: as far as `CAPITAL_BEFORE` reads. */
const MAX_BEFORE = 20;
/** Many names end in a vowel other than e, and few words do. */
const ENDS_LIKE_NAME = /[aiou]$/;
/** Pronouns, determiners, conjunctions and the like, days, months and seasons. */
const GRAMMAR_WORDS: ReadonlySet<string> = new Set(
  Object.values(FUNCTION_WORDS).flatMap((words) => [...words]),
);

const goesOn = (text: string, end: number) => GOES_ON.test(text.slice(end, end + MAX_LINK));

/**
 * Whether the first word of a sentence is looked up.
 *
 * @param written the word as it is written
 * @param end the index in the text after it
 */
export function isOpeningWord(written: string, text: string, end: number): boolean {
  return written.length >= MIN_LENGTH && CAPITALISED.test(written) && goesOn(text, end);
}

/** Whether a word with a capital letter inside a sentence is looked up; not beside another such word. */
export function isInnerWord(written: string, text: string, start: number): boolean {
  if (written.length < MIN_LENGTH_INSIDE || !CAPITALISED.test(written)) return false;
  const end = start + written.length;
  if (CAPITAL_BEFORE.test(text.slice(Math.max(0, start - MAX_BEFORE), start))) return false;
  return goesOn(text, end) || /^[.!?,]/.test(text.slice(end));
}

/**
 * Whether a word with a capital letter may stand for a suggested one. A short first word stands for grammar
 * words and adverbs only.
 */
export function canStandFor(word: string, suggested: string): boolean {
  return word.length >= MIN_LENGTH_OF_LONG || GRAMMAR_WORDS.has(suggested) || canBe(suggested, 'r');
}

/** Whether a word with a capital letter is rather a misspelling of the chosen word than a name. */
export function isNoName(
  word: string,
  { rank, cost, certainty }: Choice,
  capital: Capital,
  vocabulary: Vocabulary,
): boolean {
  // "Americans", "Russians": the plural of a known word.
  if (ENDS_LIKE_NAME.test(word) || vocabulary.findRank(word.replace(/s$/, '')) !== undefined) return false;
  const isShort = capital === 'opening' && word.length < MIN_LENGTH_OF_LONG;
  const limits = LIMITS[isShort ? 'shortOpening' : capital];
  return rank <= limits.rank && cost <= limits.cost && certainty >= limits.certainty;
}
