import { canBe } from '../lexicon/english.ts';
import { FUNCTION_WORDS } from '../lexicon/function-words.ts';

/** What a better or worse fit to the words around changes in a suggestion's score. */
const STRONG = 0.35;
const WEAK = 0.15;

const PLURAL_BEFORE = new Set([...FUNCTION_WORDS.MANYDET, ...FUNCTION_WORDS.NUM]);
const BASE_FORM_BEFORE = new Set([
  ...FUNCTION_WORDS.MODAL,
  ...FUNCTION_WORDS.DO,
  ...FUNCTION_WORDS.NEGAUX,
  'to',
]);
const PARTICIPLE_BEFORE = FUNCTION_WORDS.HAVE;
const NOUN_GROUP_BEFORE = new Set([
  ...FUNCTION_WORDS.ART,
  ...FUNCTION_WORDS.POSS,
  'this',
  'that',
  'these',
  'those',
]);
const OPEN_VOWEL = /^(?:[aeio]|u(?!ni|s[ei]|ti))|^hou?[nr]/;

const isPlural = (word: string) => /[^su]s$/.test(word);
const isInflected = (word: string) => /(?:ing|ed|[^su]s)$/.test(word) && !canBe(word, 'v');

/**
 * How well a word fits after another.
 *
 * @param before the word before in lower case; undefined at the start of a sentence
 * @returns what to add to its score: negative for a better fit
 */
export function computeContextCost(word: string, before: string | undefined): number {
  if (before === undefined) return 0;
  let cost = 0;
  if (before === 'a' || before === 'an') {
    cost += OPEN_VOWEL.test(word) === (before === 'an') ? -WEAK : WEAK;
    if (isPlural(word)) cost += STRONG;
  }
  if (PLURAL_BEFORE.has(before)) cost += isPlural(word) ? -WEAK : WEAK;
  if (BASE_FORM_BEFORE.has(before)) {
    if (isInflected(word)) cost += WEAK;
    else if (canBe(word, 'v')) cost -= STRONG;
  }
  if (FUNCTION_WORDS.SUBJ.has(before) && canBe(word, 'v')) cost -= WEAK;
  if (PARTICIPLE_BEFORE.has(before) && /(?:ed|en)$/.test(word)) cost -= WEAK;
  if (NOUN_GROUP_BEFORE.has(before)) {
    if (canBe(word, 'n') || canBe(word, 'a')) cost -= WEAK;
    else if (canBe(word, 'v') || FUNCTION_WORDS.DET.has(word)) cost += STRONG;
  }
  return cost;
}
