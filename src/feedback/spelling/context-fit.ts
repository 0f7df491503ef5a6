import { readWord } from '../grammar/readings.ts';
import type { Tag } from '../grammar/tag.ts';
import { computeSentenceCost } from '../grammar/tag-sentence.ts';
import { splitSentences } from '../grammar/tokens.ts';
import { FUNCTION_WORDS } from '../lexicon/function-words.ts';

/** By how much a strong, or a weak, sign for or against a word changes its score. */
const STRONG = 0.35;
const WEAK = 0.15;
/** What one unit of the tagger's costs adds to a score. */
const GRAMMAR_WEIGHT = 0.2;
/** The most that the tagger adds for a word beside the one that it likes best. */
const MAX_GRAMMAR_COST = 0.6;

/** Words before a plural noun. */
const WORDS_BEFORE_PLURAL = new Set([...FUNCTION_WORDS.MANYDET, ...FUNCTION_WORDS.NUM]);
/** A word that takes "an": apple, hour; not university. */
const TAKES_AN = /^(?:[aeio]|u(?!ni|s[ei]|ti))|^hou?[nr]/;

/** The text of a sentence around a word, as far as it says something about the word. */
export interface WordContext {
  before: string;
  after: string;
}

const canBeRead = (word: string, tag: Tag) => readWord(word).readings.some((reading) => reading.tag === tag);

/** Computes what the word before says about the form of a word. */
function computeFormCost(word: string, before: string): number {
  let cost = 0;
  const isPlural = canBeRead(word, 'NOUNS');
  if (before === 'a' || before === 'an') {
    cost += TAKES_AN.test(word) === (before === 'an') ? -WEAK : WEAK;
    if (isPlural) cost += STRONG;
  }
  if (WORDS_BEFORE_PLURAL.has(before)) cost += isPlural ? -WEAK : WEAK;
  if (FUNCTION_WORDS.HESHE.has(before) && canBeRead(word, 'VERB') && !canBeRead(word, 'PAST')) cost += WEAK;
  if (FUNCTION_WORDS.WETHEY.has(before) && canBeRead(word, 'VERBS')) cost += WEAK;
  return cost;
}

/**
 * Computes how badly each of some words fits at a place.
 *
 * @returns what to add to the score of each: more for a worse fit
 */
export function computeContextCosts(words: readonly string[], context: WordContext): readonly number[] {
  const before = /([\p{L}'’]+) $/u.exec(context.before)?.[1]?.toLowerCase() ?? '';
  const costs = words.map((word) => {
    const [sentence = []] = splitSentences(`${context.before}${word}${context.after}`);
    return computeSentenceCost(sentence) * GRAMMAR_WEIGHT;
  });
  const least = Math.min(...costs);
  return costs.map(
    (cost, at) => Math.min(cost - least, MAX_GRAMMAR_COST) + computeFormCost(words[at] ?? '', before),
  );
}
