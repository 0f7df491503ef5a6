import { computeMisspellingCost } from './misspelling-cost.ts';
import { MAX_SUGGESTED_RANK } from './packed-vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word that an unknown one may stand for. */
export interface Suggestion {
  word: string;
  /** By `computeMisspellingCost`. */
  cost: number;
  /** The cost with a share for the word's rank: the lower, the likelier. */
  score: number;
}

/** What one step of rank adds to a score; the two commonest ranks count alike. */
const RANK_WEIGHT = 0.13;
/** The largest cost of a misspelling by the letters of the word; shorter ones have too many neighbours. */
const MAX_COST_BY_LENGTH = [0, 0, 0, 0, 1, 1.15, 1.3, 1.6, 1.9, 2.1];
const MAX_COST = 2.3;
/** By how much a misspelling of a rare word must be nearer, for each step of its rank. */
const COST_PER_RANK = 0.07;
/** The rarest words are meant only where one sign differs that is often wrong. */
const MAX_COST_OF_RAREST = 0.4;
/** Words with these letters are likely foreign, so that they must be nearer. */
const FOREIGN_SPELLING = /[aiou]$|[aio]s$|kh|zh|tz|aa|ii|uu|q(?!u)|[jvq]$/;
const FOREIGN_COST = 0.4;
const MAX_FOREIGN_COST = 0.9;

function computeLimit(written: string): number {
  const limit = MAX_COST_BY_LENGTH[written.length] ?? MAX_COST;
  return FOREIGN_SPELLING.test(written) ? Math.min(limit - FOREIGN_COST, MAX_FOREIGN_COST) : limit;
}

/** The words that learners may mean by an unknown one, the likeliest first. */
export function listSuggestions(written: string, vocabulary: Vocabulary): readonly Suggestion[] {
  const limit = computeLimit(written);
  if (limit <= 0) return [];
  return vocabulary
    .listLookAlikes(written)
    .flatMap(({ word, rank }): Suggestion[] => {
      const wordLimit =
        rank === MAX_SUGGESTED_RANK ? Math.min(limit, MAX_COST_OF_RAREST) : limit - rank * COST_PER_RANK;
      const cost = computeMisspellingCost(written, word, wordLimit);
      return Number.isFinite(cost) ? [{ word, cost, score: cost + Math.max(rank, 1) * RANK_WEIGHT }] : [];
    })
    .sort((one, other) => one.score - other.score || (one.word < other.word ? -1 : 1));
}
