import { canBe } from '../lexicon/english.ts';
import { FUNCTION_WORDS } from '../lexicon/function-words.ts';

/** By how much a strong, or a weak, sign for or against a word changes its score. */
const STRONG = 0.35;
const WEAK = 0.15;

/** Words before a plural noun. */
const WORDS_BEFORE_PLURAL = new Set([...FUNCTION_WORDS.MANYDET, ...FUNCTION_WORDS.NUM]);
/** Words before the base form of a verb. */
const WORDS_BEFORE_BASE_FORM = new Set([
  ...FUNCTION_WORDS.MODAL,
  ...FUNCTION_WORDS.DO,
  ...FUNCTION_WORDS.NEGAUX,
  'to',
]);
/** Words before a past participle. */
const WORDS_BEFORE_PARTICIPLE = FUNCTION_WORDS.HAVE;
/** Words before a noun, or before its adjective. */
const WORDS_BEFORE_NOUN_GROUP = new Set([
  ...FUNCTION_WORDS.ART,
  ...FUNCTION_WORDS.POSS,
  'this',
  'that',
  'these',
  'those',
]);
/** A word that takes "an": apple, hour; not university. */
const TAKES_AN = /^(?:[aeio]|u(?!ni|s[ei]|ti))|^hou?[nr]/;

const isPlural = (word: string) => /[^su]s$/.test(word);
const isInflected = (word: string) => /(?:ing|ed|[^su]s)$/.test(word) && !canBe(word, 'v');

/**
 * Computes how badly a word fits after another.
 *
 * @param before the word before in lower case; undefined at the start of a sentence
 * @returns what to add to its score: negative for a better fit
 */
export function computeContextCost(word: string, before: string | undefined): number {
  if (before === undefined) return 0;
  let cost = 0;
  if (before === 'a' || before === 'an') {
    cost += TAKES_AN.test(word) === (before === 'an') ? -WEAK : WEAK;
    if (isPlural(word)) cost += STRONG;
  }
  if (WORDS_BEFORE_PLURAL.has(before)) cost += isPlural(word) ? -WEAK : WEAK;
  if (WORDS_BEFORE_BASE_FORM.has(before)) {
    if (isInflected(word)) cost += WEAK;
    else if (canBe(word, 'v')) cost -= STRONG;
  }
  if (FUNCTION_WORDS.SUBJ.has(before) && canBe(word, 'v')) cost -= WEAK;
  if (WORDS_BEFORE_PARTICIPLE.has(before) && /(?:ed|en)$/.test(word)) cost -= WEAK;
  if (WORDS_BEFORE_NOUN_GROUP.has(before)) {
    if (canBe(word, 'n') || canBe(word, 'a')) cost -= WEAK;
    else if (canBe(word, 'v') || FUNCTION_WORDS.DET.has(word)) cost += STRONG;
  }
  return cost;
}
