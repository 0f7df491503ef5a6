/*
 * Corrects amounts without “a”: “lot of friends” → “a lot of friends”, “once week” → “once a week”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `times|once|twice <n=day|week|month|year> ~NOUN`: “once [week]”, but not “twice week days”. The marked word
 * is kept as `n`.
 *   <…>             the wrong words, which `fix` replaces
 *   ago|later       one of these words
 *   ~NOUN           the next word is not this; takes no word itself
 *   -DET|'s|last|…  the word before is none of these; takes no word itself
 *   @cost           any form of “cost”: cost, costs, costing
 *   n=hour          this word, which `fix` and the reasons quote as {n}
 *   NOUN “dog”, NOUNS “dogs”, ADJ “big”
 *   DET “the, my, some …”, NUM “two, three …”, DIGITS “12”, BEFIN “am, is, was …”
 *   Reasons quote {right} the correction.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { getWordBeforeMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { INDEFINITE_EXPLANATION } from './missing-article-words.ts';

/** Right: "3.5 million", "twenty-five thousand". */
function isEndOfNumber(match: Match, sentence: Sentence): boolean {
  return /[\d-]/.test(getWordBeforeMark(match, sentence));
}

/** Amounts without “a”: "[lot of → a lot of] friends", "once [week → a week]". */
export const MISSING_ARTICLE_AMOUNT_RULES: RuleSet = {
  kind: 'missing-article',
  explanation: INDEFINITE_EXPLANATION,
  rules: [
    // I have [lot of → a lot of] friends.
    {
      id: 'missing-article-the-06',
      find: ['-a|an|the|whole|this|that|parking|quite|ADJ <lot of>'],
      fix: 'a lot of',
      explanation: {
        simple: '“Lot” takes “a” before it and “of” after it.',
        full: 'The phrase is “a lot of” or “lots of”.',
      },
    },
    // I waited for [long time → a long time].
    {
      id: 'missing-article-the-07',
      find: 'for|after|in|takes|took|take|waited <long time>',
      fix: 'a long time',
      explanation: {
        simple: 'A “long time” is one thing, so it takes “a”.',
        full: '“Time” in this sense is countable, so it takes “a”: “{right}”.',
      },
    },
    // I stayed [couple of → a couple of] days.
    {
      id: 'missing-article-the-08',
      find: "-DET|'s|last|first|next|young|old|other <couple of> NOUNS",
      fix: 'a couple of',
      explanation: {
        simple: '“Couple” takes “a” before it: “{right}”.',
        full: '“Couple” is a singular noun, so it needs its article: “{right}”.',
      },
    },
    // He left [few days → a few days] ago.
    {
      id: 'missing-article-the-09',
      find: '-a|the|these|those|very|last|first|next|past <few n=days|minutes|weeks|years|hours|months> ago|later',
      fix: 'a few {n}',
      explanation: {
        simple: '“Few” alone means “not many”. For “some” we say “{right}”.',
        full: '“Few” alone means “not many”; for “some” it is “{right}”.',
      },
    },
    // It takes half [hour → an hour].
    {
      id: 'missing-article-the-10',
      find: '-a|an|the|every|last|next|first|each|this|that|one|and half <n=hour>',
      fix: 'an {n}',
      explanation: {
        simple: 'Thirty minutes are “half {right}”, with “an”.',
        full: '“Hour” needs its article, also after “half”: “half {right}”.',
      },
    },
    // I run three times [week → a week].
    {
      id: 'missing-article-the-11',
      find: ['times|once|twice <n=day|week|month|year> ~NOUN'],
      fix: 'a {n}',
      explanation: {
        simple: 'To tell how often in one {n}, we say “{right}”.',
        full: 'Here “a” means “in each”: “{right}”.',
      },
    },
    // There were [hundred → a hundred] people.
    {
      id: 'missing-article-the-12',
      find: [
        "-DET|'s|one|per|first|last|next|past|other|NUM|DIGITS|- <n=hundred|thousand|million> NOUNS|people",
        '@cost|@pay|@earn|@win|@have|BEFIN|about|nearly|almost|than|over <n=hundred> thousand|million',
      ],
      fix: 'a {n}',
      explanation: {
        simple: 'Without a number before it, “{n}” needs “a”: “{right}”.',
        full: '“{n}” needs a number or “a” before it: “{right}”.',
      },
      when: (match, sentence) => !isEndOfNumber(match, sentence),
    },
  ],
};
