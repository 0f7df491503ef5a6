// Whether the base form after a form of “be” is meant as a verb: wrong in “I am work in a bank”, right in “It
// is work”, where it is a noun.

import { getCountability } from '../lexicon/countability.ts';
import { getLastMarkedWord, getWordAfterMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence, Token } from '../patterns/sentences.ts';

/** Words that a place where one lives begins with. Wrong: "We are live here". */
const AFTER_LIVE = /^(?:in|near|with|at|here|there|alone|next|on|by|close|far)$/;
/** Right: "We are live on air", "live on stage". */
const PLACES_OF_BROADCASTS = /^(?:air|tv|television|radio|screen|stage|youtube|instagram)$/;
/** Right: "We are live in ten minutes." */
const NUMBERS = /^(?:\d+|two|three|four|five|ten|twenty|thirty)$/;
/** Wrong: "I am work in a bank". Right: "It is work." */
const AFTER_WORK =
  /^(?:in|at|for|with|on|as|here|there|very|well|hard|today|now|anymore|properly|from|together|every)$/;
/** Wrong: "I am need a car", "I am want to go". */
const AFTER_NEED = /^(?:to|a|an|the|any|my|your|his|her|our|their|it|them|this|that|more|some|much)$/;

/**
 * Whether the last marked word of a match, after a form of "be", is meant as a verb. Wrong: "I am like
 * pizza", "we are live here". Right: "He is not like us", "It is not work", "We are live in ten minutes".
 */
export function isVerbAfterBe(match: Match, sentence: Sentence): boolean {
  const next = getWordAfterMark(match, sentence);
  switch (getLastMarkedWord(match, sentence)) {
    case 'like':
      return isLikeAVerb(match, sentence);
    case 'live':
      return isLiveAVerb(match, sentence);
    case 'work':
      return AFTER_WORK.test(next);
    case 'need':
    case 'want':
      return AFTER_NEED.test(next);
    default:
      return true;
  }
}

/**
 * Wrong: "She is not like fish", a liking. Right: "It is not like water" and "He is not like us", which
 * compare.
 */
function isLikeAVerb({ from, marked }: Match, sentence: Sentence): boolean {
  const next = sentence[marked.to];
  if (next?.lower === 'to' || next?.tags.has('ING')) return true;
  const isAboutIt = sentence.slice(from, marked.to).some(({ lower }) => lower === 'it');
  return isUncountableNoun(next) && !isAboutIt;
}

/** Whether the word can be an uncountable noun, such as "fish". */
function isUncountableNoun(word: Token | undefined): boolean {
  return word?.tags.has('NOUN') === true && getCountability(word.lower) !== 'countable';
}

/** Wrong: "We are live here", "where are you live", about a home. Right: "We are live on air". */
function isLiveAVerb({ marked }: Match, sentence: Sentence): boolean {
  if (sentence.slice(0, marked.from).some(({ lower }) => lower === 'where')) return true;
  const [next = '', second = ''] = sentence.slice(marked.to).map(({ lower }) => lower);
  const isAtATime = next === 'in' && NUMBERS.test(second);
  return AFTER_LIVE.test(next) && !PLACES_OF_BROADCASTS.test(second) && !isAtATime;
}
