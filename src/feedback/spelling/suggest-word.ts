import { readWord } from '../grammar/readings.ts';
import { computeContextCosts, type WordContext } from './context-fit.ts';
import { computeMisspellingCost } from './misspelling-cost.ts';
import type { Vocabulary } from './vocabulary.ts';

/*
 * Which word an unknown one stands for, and how sure that is. The constants were fitted to misspellings of
 * learners and to right words that the vocabulary lacks.
 */

/** A word that an unknown one may stand for. */
export interface Suggestion {
  word: string;
  rank: number;
  /** By `computeMisspellingCost`. */
  cost: number;
  /** The cost with a share for the word's rank: the lower, the likelier. */
  score: number;
}

/** The likeliest of the suggestions at one place of a text. */
export interface Choice {
  word: string;
  rank: number;
  cost: number;
  /** By how much the word is nearer than it has to be; a word below 0 is too far away. */
  certainty: number;
}

/** What one step of rank adds to a score. */
const RANK_WEIGHT = 0.13;
/** By how much the score of one of the commonest words is better than that of the next rank. */
const COMMONEST_GAIN = 0.15;

/**
 * How much the word may cost by the letters of what is written, if another word is as likely; short words
 * have many neighbours.
 */
const LIMIT_BY_LENGTH = [0, 0, 0, 0, 0.5, 0.75, 1, 1.05, 1.3, 1.3];
const LIMIT_OF_LONG = 1.5;
/** How much more it may cost if the next word is behind it by a score of 1 or more. */
const GAIN_OF_CLEAR = 1.1;
const MAX_LEAD = 1;
/** How much less for each step of rank above 1: a rare word is hardly what is meant. */
const COST_PER_RANK = 0.25;
/** A long word this near can hardly be another one, so that its rank counts as this one at most. */
const NEAR_LONG = { minLength: 9, maxCost: 0.45, rank: 3 };
/** Few English words of so many letters end in a vowel other than e, and many foreign ones do. */
const FOREIGN_ENDING = /[aiou]s?$/;
const MAX_LENGTH_OF_FOREIGN = 7;
const FOREIGN_COST = 0.4;
/** "Smartwatch" consists of two known words, so that it is likely right. */
const COMPOUND_COST = 0.5;
const MIN_PART_LENGTH = 3;
const MAX_PART_RANK = 4;
/** What a bad fit in the sentence counts beside the distance of the word. */
const CONTEXT_WEIGHT = 1.5;

/** So many of the nearest words are compared in their context. */
const MAX_COMPARED = 5;

function limitByLength(written: string): number {
  return LIMIT_BY_LENGTH[written.length] ?? LIMIT_OF_LONG;
}

/** No word with a higher score is listed. */
const computeHorizon = (written: string) => limitByLength(written) + GAIN_OF_CLEAR * MAX_LEAD + RANK_WEIGHT;

const computeRankCost = (rank: number) => (rank === 0 ? RANK_WEIGHT - COMMONEST_GAIN : rank * RANK_WEIGHT);

/**
 * Lists the words that learners may mean by an unknown one, the likeliest first: those near enough, and those
 * that are nearly as likely as the first.
 */
export function listSuggestions(written: string, vocabulary: Vocabulary): readonly Suggestion[] {
  const found: Suggestion[] = [];
  let maxScore = computeHorizon(written);
  for (const { word, rank } of vocabulary.listLookAlikes(written)) {
    const rankCost = computeRankCost(rank);
    const cost = computeMisspellingCost(written, word, maxScore - rankCost);
    if (!Number.isFinite(cost)) continue;
    const score = cost + rankCost;
    found.push({ word, rank, cost, score });
    maxScore = Math.min(maxScore, score + MAX_LEAD);
  }
  return found
    .filter(({ score }) => score <= maxScore)
    .sort((one, other) => one.score - other.score || (one.word < other.word ? -1 : 1));
}

/** Whether a word consists of two common ones. */
function isCompound(word: string, vocabulary: Vocabulary): boolean {
  const isPart = (part: string) => (vocabulary.findRank(part) ?? Number.POSITIVE_INFINITY) <= MAX_PART_RANK;
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++)
    if (isPart(word.slice(0, at)) && isPart(word.slice(at))) return true;
  return false;
}

/** Computes how much the commonest words may cost to be meant by what is written, if no other is as near. */
export function computeLimit(written: string, vocabulary: Vocabulary): number {
  const isForeign = written.length <= MAX_LENGTH_OF_FOREIGN && FOREIGN_ENDING.test(written);
  return (
    limitByLength(written) -
    (isForeign ? FOREIGN_COST : 0) -
    (isCompound(written, vocabulary) ? COMPOUND_COST : 0)
  );
}

/** Whether two words are forms of one: "study" and "studies". */
function areForms(one: string, other: string): boolean {
  const lemmas = new Set(readWord(one).readings.map(({ lemma }) => lemma));
  return readWord(other).readings.some(({ lemma }) => lemmas.has(lemma));
}

/** Computes how much less a word may cost for being rare. */
function computeRarity(written: string, rank: number, cost: number): number {
  const isNear = written.length >= NEAR_LONG.minLength && cost <= NEAR_LONG.maxCost;
  return COST_PER_RANK * Math.max(0, (isNear ? Math.min(rank, NEAR_LONG.rank) : rank) - 1);
}

/**
 * Chooses the likeliest of the suggestions in their context.
 *
 * @param written what they are suggested for
 * @param limit by `computeLimit`
 * @param getGain by how much the score of a word is better for another reason
 */
export function chooseWord(
  written: string,
  suggestions: readonly Suggestion[],
  limit: number,
  context: WordContext,
  getGain: (word: string) => number,
): Choice | undefined {
  const compared = suggestions
    .toSorted((one, other) => one.score - getGain(one.word) - other.score + getGain(other.word))
    .slice(0, MAX_COMPARED);
  const contextCosts = computeContextCosts(
    compared.map(({ word }) => word),
    context,
  );
  const ranked = compared
    .map(({ word, rank, cost, score }, at) => {
      const contextCost = contextCosts[at] ?? 0;
      return { word, rank, cost, contextCost, score: score + contextCost - getGain(word) };
    })
    .sort((one, other) => one.score - other.score);
  const [best] = ranked;
  if (!best) return undefined;
  const { word, rank, cost, contextCost } = best;
  const next = ranked.find((other) => other !== best && !areForms(word, other.word));
  const lead = Math.min(MAX_LEAD, (next?.score ?? computeHorizon(written)) - best.score);
  const maxCost = limit + GAIN_OF_CLEAR * lead - computeRarity(written, rank, cost);
  const certainty = maxCost - cost - CONTEXT_WEIGHT * Math.max(0, contextCost);
  return { word, rank, cost, certainty };
}
