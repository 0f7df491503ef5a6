import { canBe } from '../lexicon/english.ts';
import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import type { Suggestion } from './suggest-word.ts';
import type { Vocabulary } from './vocabulary.ts';

/*
 * The first word of a sentence has a capital letter, so that it may be a name. It is corrected only to a near
 * and common word that is no name: "Afther" to "After", while "Marko" and "Wendy" get no guess.
 */

const CAPITALISED = /^[A-Z][a-z]+$/;
/** A shorter word is too often a surname near an adverb: "Moore". */
const MIN_LENGTH = 6;
/** A word as long as this, and near a common one, is hardly a name: "Techology", "Goverments". */
const MIN_LENGTH_OF_LONG = 8;
/** The most that a misspelling may cost, by whether it is long. */
const MAX_COST = { long: 1.1, short: 0.8 };
const MAX_RANK = 3;
/** What follows in a sentence that goes on, unlike after a name below a letter, or before a surname. */
const GOES_ON = /^,? (?:[a-z]|I )/;
/** In characters: as far as `GOES_ON` reads. */
const MAX_LINK = 4;
/** Many names end in a vowel other than e, and few words do. */
const ENDS_LIKE_NAME = /[aiou]$/;
/** Pronouns, determiners, conjunctions and the like, days, months and seasons. */
const GRAMMAR_WORDS: ReadonlySet<string> = new Set(
  Object.values(FUNCTION_WORDS).flatMap((words) => [...words]),
);

/**
 * Whether the first word of a sentence is looked up.
 *
 * @param written the word as it is written
 * @param end the index in the text after it
 */
export function isOpeningWord(written: string, text: string, end: number): boolean {
  if (written.length < MIN_LENGTH || !CAPITALISED.test(written)) return false;
  return GOES_ON.test(text.slice(end, end + MAX_LINK));
}

/**
 * Selects the suggestions that the first word of a sentence may be corrected to: for a short one grammar
 * words and adverbs, for a long one any common word.
 */
export function selectOpeningWords(
  written: string,
  suggestions: readonly Suggestion[],
  vocabulary: Vocabulary,
): readonly Suggestion[] {
  // "Americans", "Russians": the plural of a known word.
  if (vocabulary.findRank(written.replace(/s$/, '')) !== undefined) return [];
  const isLong = written.length >= MIN_LENGTH_OF_LONG;
  const maxCost = isLong ? MAX_COST.long : MAX_COST.short;
  const isNoName = (word: string) =>
    isLong || (!ENDS_LIKE_NAME.test(written) && (GRAMMAR_WORDS.has(word) || canBe(word, 'r')));
  return suggestions.filter(({ word, cost }) => {
    const rank = vocabulary.findRank(word);
    return cost <= maxCost && rank !== undefined && rank <= MAX_RANK && isNoName(word);
  });
}
