import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/*
 * Two words that are written as one: "inmany", "myfriend", "allday". Compounds such as "smartwatch" are left
 * alone: the first word must be a grammar word that begins no compound.
 */

/** First words that any common word may follow. */
const BEFORE_ANY_WORD = new Set(
  'the my your our their every each all this these those for to of with from do does did not have there'.split(
    ' ',
  ),
);
/** First words that begin compounds as well ("inhouse", "onboard"), so that a determiner must follow. */
const BEFORE_DETERMINER = new Set('in on at by under'.split(' '));
const DETERMINERS = new Set([
  ...FUNCTION_WORDS.ART,
  ...FUNCTION_WORDS.POSS,
  ...FUNCTION_WORDS.MANYDET,
  ...'this that these those all each every another'.split(' '),
]);
/** Words of lists and of mathematics that consist of such words. */
const NEVER_SPLIT = new Set(['todo', 'forall']);
const MIN_SECOND_LENGTH = 2;
/** How common the second word must be: in a short word nearly any letters are a word. */
const MAX_RANK = { short: 0, long: 3 };
const MAX_LENGTH_OF_SHORT = 5;

/**
 * Splits an unknown word into two known ones.
 *
 * @param word in letters from a to z
 * @returns both words with a space between, or undefined
 */
export function splitRunTogether(word: string, vocabulary: Vocabulary): string | undefined {
  if (NEVER_SPLIT.has(word)) return undefined;
  const maxRank = word.length <= MAX_LENGTH_OF_SHORT ? MAX_RANK.short : MAX_RANK.long;
  for (let at = word.length - MIN_SECOND_LENGTH; at >= MIN_SECOND_LENGTH; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const rank = vocabulary.findRank(second);
    if (rank === undefined || rank > maxRank) continue;
    if (BEFORE_ANY_WORD.has(first) || (BEFORE_DETERMINER.has(first) && DETERMINERS.has(second)))
      return `${first} ${second}`;
  }
  return undefined;
}
