import { parseWordList } from '../lexicon/word-list.ts';
import type { Sentence, Token } from '../patterns/sentences.ts';
import { joinLowerCase } from './clause.ts';

/**
 * Times that stand after “since” without an article: “since childhood”, “since Monday”, “since last week”.
 */
const TIMES_AFTER_SINCE = new Set(
  parseWordList(
    'childhood birth monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter yesterday noon midnight half breakfast lunch then morning school last',
  ),
);
/** Times after “since” and a determiner: "since the start", "since my wedding". */
const TIMES_AFTER_DETERMINER = new Set([
  ...TIMES_AFTER_SINCE,
  ...parseWordList('beginning start age wedding arrival day end summer winter'),
]);
/** Words between “since” and the time: “since the start”, “since early childhood”. */
const WORDS_BEFORE_TIME = /^(?:the|my|his|her|our|this|their|early|primary)$/;

/** Whether the words have a phrase like "since 2019", "since last week" or "since I was small". */
export function hasSincePhrase(words: Sentence): boolean {
  return words.some(({ lower }, at) => lower === 'since' && isStartOfTime(words[at + 1], words[at + 2]));
}

/** Whether a time follows “since”. False for a reason: “since it rains”. */
function isStartOfTime(next: Token | undefined, second: Token | undefined): boolean {
  if (!next) return false;
  if (/^\d+$/.test(next.text) || TIMES_AFTER_SINCE.has(next.lower)) return true;
  if (WORDS_BEFORE_TIME.test(next.lower)) return TIMES_AFTER_DETERMINER.has(second?.lower ?? '');
  const isSubject = /^(?:i|he|she|we|they|you)$/.test(next.lower);
  return isSubject && isPast(second);
}

/** Whether the word can only be a verb in the past: "was", "came". */
function isPast(word: Token | undefined): boolean {
  if (!word) return false;
  return word.lower === 'was' || word.lower === 'were' || (word.tags.has('PAST') && !word.tags.has('VERB'));
}

/** “For three years”, “for many years”. */
const NUMBER =
  '(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|many|several|some|a few)';
/** A time of months or more. True for "over three years", false for "three years before that". */
const LONG_TIME = new RegExp(
  `^(?:over |more than |about |almost |nearly )?${NUMBER} ?(?:long )?(?:years?|months?|decades?)\\b(?! (?:from|before|after|in) )`,
);
const LONG_TIME_WITHOUT_NUMBER = /^(?:a (?:very )?long time|ages|years|months)\b/;

/** Whether the words have a phrase for a long time that can reach to now: "for three years". */
export function hasLongForPhrase(words: Sentence): boolean {
  return words.some(({ lower }, at) => {
    // Learners also say "since three years".
    if (lower !== 'for' && lower !== 'from' && lower !== 'since') return false;
    const text = joinLowerCase(words.slice(at + 1, at + 6));
    return LONG_TIME.test(text) || LONG_TIME_WITHOUT_NUMBER.test(text);
  });
}
