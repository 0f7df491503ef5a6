import { computeMisspellingCost } from './misspelling-cost.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word that an unknown one may stand for. */
export interface Suggestion {
  word: string;
  /** By `computeMisspellingCost`. */
  cost: number;
  /** The cost with a share for the word's rank: the lower, the likelier. */
  score: number;
}

/** What one step of rank adds to a score; the two commonest ranks, 0 and 1, count alike. */
const RANK_WEIGHT = 0.13;
/** The largest cost of a misspelling by the letters of the word; shorter ones have too many neighbours. */
const MAX_COST_BY_LENGTH = [0, 0, 0, 0, 1, 1.15, 1.3, 1.6, 1.9, 2.1];
const MAX_COST = 2.3;
/** By how much a misspelling of a rare word must be nearer, for each step of its rank. */
const COST_PER_RANK = 0.07;
/**
 * The most that a misspelling of a rare word may cost, by rank, and from how many letters on; otherwise it
 * must be very near. A long word has few neighbours: "exopsure" can only be "exposure".
 */
const RARE_WORDS: Readonly<Record<number, { minLength: number; maxCost: number }>> = {
  5: { minLength: 6, maxCost: 1.1 },
  6: { minLength: 8, maxCost: 0.85 },
};
const FIRST_RARE_RANK = 5;
const MAX_COST_OF_RARE = 0.45;
/** Words with these letters are likely foreign, so that they must be nearer. */
const FOREIGN_SPELLING = /[aiou]$|[aio]s$|kh|zh|tz|aa|ii|uu|q(?!u)|[jvq]$/;
const FOREIGN_COST = 0.4;
const MAX_FOREIGN_COST = 0.9;

/** A word with another first letter must be near, because readers and writers know first letters best. */
const MAX_COST_OF_OTHER_FIRST = 1;

/** Computes how much any word may cost to be suggested for what was written. */
function computeLimit(written: string): number {
  const limit = MAX_COST_BY_LENGTH[written.length] ?? MAX_COST;
  return FOREIGN_SPELLING.test(written) ? Math.min(limit - FOREIGN_COST, MAX_FOREIGN_COST) : limit;
}

/** Computes how much a word of a rare rank may cost. */
function limitRare(written: string, rank: number): number {
  const rare = RARE_WORDS[rank];
  return rare && written.length >= rare.minLength ? rare.maxCost : MAX_COST_OF_RARE;
}

/** Computes how much a certain word may cost to be suggested, at most the limit for what was written. */
function computeWordLimit(
  written: string,
  { word, rank }: { word: string; rank: number },
  limit: number,
): number {
  const byRank = rank >= FIRST_RARE_RANK ? limitRare(written, rank) : limit - rank * COST_PER_RANK;
  const byFirstLetter = word[0] === written[0] ? limit : MAX_COST_OF_OTHER_FIRST;
  return Math.min(limit, byRank, byFirstLetter);
}

/** Lists the words that learners may mean by an unknown one, the likeliest first. */
export function listSuggestions(written: string, vocabulary: Vocabulary): readonly Suggestion[] {
  const limit = computeLimit(written);
  if (limit <= 0) return [];
  return vocabulary
    .listLookAlikes(written)
    .flatMap((lookAlike): Suggestion[] => {
      const { word, rank } = lookAlike;
      const cost = computeMisspellingCost(written, word, computeWordLimit(written, lookAlike, limit));
      return Number.isFinite(cost) ? [{ word, cost, score: cost + Math.max(rank, 1) * RANK_WEIGHT }] : [];
    })
    .sort((one, other) => one.score - other.score || (one.word < other.word ? -1 : 1));
}
