/*
 * Corrects words that learners confuse for their meaning: “we did a scientific experience” → “we did a
 * scientific experiment”, “since many years” → “for many years”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `@tell|@read OBJ? a|an ADJ? <history>`: “she told us a funny [history]”.
 *   <…>     the wrong words, which `fix` replaces
 *   a|an    one of these words
 *   an?     this, or nothing
 *   ANY*    none to four of these
 *   ~of     the next word is not this; takes no word itself
 *   -how    the word before is not this; takes no word itself
 *   $       the sentence ends here
 *   @make   any form of “make”: make, makes, made, making
 *   unless  patterns; the rule is off in a sentence that has one of them anywhere
 *   NOUN “dog”, NOUNS “dogs”, ADJ “big”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”
 *   NUM “two, three …”, DIGITS “12”
 *   BEFIN “am, is, was …”, NEGAUX “don't, can't …”
 *   ANY any word
 *   Reasons quote {next} the word after the mark, {after} what the pattern asks for after the mark.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { createConfusableRule, DEFAULT_EXPLANATION } from './confusable-words.ts';
import { ENDED_AT_ONCE } from './word-groups.ts';

const SUCH_REASON = 'With a thing after it we say “such”: “such nice weather”. Alone it is “so nice”.';
const FOR_REASON = 'We say how long with “for”. “Since” needs the time when it began.';

/** Rules for nouns, adjectives and small words with meanings that learners confuse. */
export const CONFUSABLE_MEANINGS_RULES: RuleSet = {
  kind: 'confusable',
  explanation: DEFAULT_EXPLANATION,
  rules: [
    // We had a lot of [funny → fun].
    createConfusableRule(
      'confusable-meanings-01',
      'fun',
      '“Funny” describes what makes us laugh. A good time is “fun”.',
      [
        'have|had|having|for <funny> $|and|,|with|in|at|there|together|because|when|on|today|yesterday',
        'lot|lots of <funny> $|and|,|with|in|at|there|together|because|when|on|today|yesterday',
      ],
    ),
    // My eyes are [sensible → sensitive] to light.
    createConfusableRule(
      'confusable-meanings-03',
      'sensitive',
      'A “sensible” person thinks well. What is easy to hurt is “sensitive”.',
      ['<sensible> to light|cold|noise|criticism|heat', '<sensible> skin|ears|teeth|eyes'],
    ),
    // Good [lucky → luck]!
    createConfusableRule(
      'confusable-meanings-05',
      'luck',
      '“Lucky” only describes. What we have or wish for is “luck”.',
      ['good|bad <lucky> ~NOUN|NOUNS'],
    ),
    // I live here [since → for] many years.
    createConfusableRule('confusable-meanings-06', 'for', FOR_REASON, [
      `-${ENDED_AT_ONCE} <since> a long time`,
      '<since> ages',
      "has|have|'ve ANY* <since> a|an|one|few|several|half an? few? hour|hours|day|days|week|weeks|month|months|year|years|minute|minutes $|,|and|because|but",
      '-ever <since> many|some|several|NUM|DIGITS years|months|weeks|days|hours ~ago|old|after|before',
    ]),
    // You must finish it [until → by] Friday.
    createConfusableRule(
      'confusable-meanings-08',
      'by',
      '“Until” means “all the time up to then”. For “not later than” we say “by”.',
      [
        'finish|finished|send it|this <until>',
        'hand it in <until>',
        'be finished|ready <until>',
        'come back <until>',
      ],
      { unless: 'NEGAUX|not|never|nobody|no' },
    ),
    // There are many [persons → people].
    createConfusableRule(
      'confusable-meanings-09',
      'people',
      'One is a “person”. More than one are “people”.',
      ['-how many <persons>', 'NUM|some|several|most|few|other|young|old|these|the <persons>'],
    ),
    // We have a gas [cook → cooker].
    createConfusableRule(
      'confusable-meanings-10',
      'cooker',
      'A “cook” is a person. The machine is a “cooker”.',
      ['gas|electric <cook>'],
    ),
    // We eat [kitchen → chicken].
    createConfusableRule(
      'confusable-meanings-11',
      'chicken',
      'The “kitchen” is a room. The food is “chicken”.',
      ['eat|ate|fried <kitchen>', '<kitchen> soup', '<kitchen> and rice'],
    ),
    // It is an [economic → economical] car.
    createConfusableRule(
      'confusable-meanings-12',
      'economical',
      '“Economic” is about the money of a country. What does not use much is “economical”.',
      ['<economic> car|cars'],
    ),
    // We did a scientific [experience → experiment].
    createConfusableRule(
      'confusable-meanings-13',
      'experiment',
      '“Experience” is what you have seen and done. A test in science is an “experiment”.',
      [
        '@do|@make a|an scientific|chemistry|physics <experience>',
        'chemistry <experience>',
        'an <experience> in the laboratory|lab',
      ],
    ),
    // She told me a [history → story].
    createConfusableRule(
      'confusable-meanings-14',
      'story',
      '“History” is all that happened in the past. What we tell or read is a “story”.',
      [
        '@tell|@read OBJ? a|an ADJ? <history> ~of|book|lesson',
        'a|an funny|nice|sad|interesting|true <history> about',
        '@tell|@read OBJ? a|an <history> about',
      ],
    ),
    // [How → What] does it look like?
    createConfusableRule('confusable-meanings-15', 'what', '“{after}” goes with “what”, not with “how”.', [
      '<how> is it|this|that called',
      '<how> does|do|did SUBJ look like',
      '<how> do you call this|that|it',
      '<how> SUBJ looks|look like',
    ]),
    // It was [so → such] nice weather.
    createConfusableRule('confusable-meanings-16', 'such', SUCH_REASON, [
      "BEFIN|'s|have|has|had|@see|@meet|@buy|@spend <so> a nice|good|beautiful|big|bad",
      "BEFIN|'s|have|has|had|@see|@meet|@buy|@spend|with <so> nice|good|beautiful|bad|big day|weather|people|city|time|food|friends",
    ]),
    // She works [like → as] a nurse.
    createConfusableRule(
      'confusable-meanings-18',
      'as',
      "It is really the person's job, so we say “as”. “Like” means “not really, but the same way”.",
      ['@work <like> a teacher|doctor|nurse|waiter|waitress|driver|engineer|secretary|cook|manager'],
    ),
    // It is [very → too] cold to swim.
    createConfusableRule(
      'confusable-meanings-19',
      'too',
      "It can't be done, so we say “too”: “too {next} to …”.",
      ['<very> late|cold|hot|young|old|tired|small|big to go|swim|drive|eat|drink|play|work|help|walk|buy'],
    ),
  ],
};
