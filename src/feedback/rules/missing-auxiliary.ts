/*
 * Corrects “have” or “be” that is missing around an adverb or a time: “I never been to Peru” → “I have never
 * been to Peru”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `since i <born>`: “since I [born]”. Marked words are kept as `a`, `s` and `v`.
 *   <…>       the wrong words, which `fix` replaces
 *   he|she    one of these words
 *   ,?        this, or nothing
 *   -as|,     the word before is none of these; takes no word itself
 *   ^         the sentence begins here
 *   ^c        a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $         the sentence ends here
 *   %persons  a word of the list `persons` in missing-word.ts: “mother”
 *   v=ADJ     this word, which `fix` and the reasons quote as {v} (so also a, s, w); empty where the pattern
 *             took no word
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   HESHE “he, she, it”, POSS “my, your …”
 *   NUM “two, three …”, DIGITS “12”, WEEKDAY “Monday”
 *   ANY any word
 *   Reasons quote {right} the correction.
 */

import type { LearnerRule, RuleExplanation } from '../patterns/learner-rule.ts';
import { isOnlyFiniteVerb } from './clause.ts';
import { LANGUAGES } from './word-groups.ts';

/** Participles that are not past forms, so that a form of “have” is missing. Wrong: “I never seen it”. */
const ONLY_PARTICIPLES =
  'been|seen|done|gone|eaten|written|taken|given|flown|driven|spoken|broken|forgotten|begun|swum|sung|worn|chosen|fallen|stolen|ridden|drunk';

/**
 * Things that are made, sent or stolen, and do none of this themselves. Wrong: “My bike stolen last week”.
 */
const MADE_THINGS =
  'phone|bike|bicycle|car|wallet|bag|laptop|passport|house|bridge|letter|parcel|book|flight|computer|window|song|church|school|camera';

const HAVE_EXPLANATION: RuleExplanation = {
  simple: '“{v}” needs a form of “have” before it: “{right}”.',
  full: 'The past participle “{v}” needs a form of “have” before it: “{right}”.',
};
const BE_EXPLANATION: RuleExplanation = {
  simple: 'A form of “be” is missing here: “{right}”.',
  full: 'The sentence needs a form of “be”: “{right}”.',
};

/**
 * Rules for a missing “have” or “be”: “I [never been → have never been]”. Most ask `isOnlyFiniteVerb`, since
 * the words are right beside another verb: “I like the people here very much”, “The bike stolen last week was
 * new”.
 */
export const MISSING_AUXILIARY_RULES: readonly LearnerRule[] = [
  // I think he [right → is right].
  {
    id: 'missing-word-37',
    find: 'think|know|believe|because he|she <v=right|wrong|ill|sick|tired|happy|nice|angry|beautiful|busy|sad|hungry|kind|intelligent> $|,|and|but|because|now|today',
    fix: 'is {v}',
    explanation: BE_EXPLANATION,
  },
  // My favourite sport [tennis → is tennis].
  {
    id: 'missing-word-38',
    find: '^ my|her|his favourite|favorite sport|food|colour|color|subject|animal|hobby|season|fruit|drink|month <v=NOUN|NAME|tennis|football|basketball|volleyball|badminton|swimming|maths|english|history> $',
    fix: 'is {v}',
    explanation: BE_EXPLANATION,
  },
  // I [never been → have never been] to Peru.
  {
    id: 'missing-word-19',
    find: [
      `^c i|you|we|they <a=never|already|just|also|recently v=${ONLY_PARTICIPLES}>`,
      `^c POSS|the|these|many|some NOUNS|people|children <a=never|already|just v=${ONLY_PARTICIPLES}>`,
    ],
    fix: 'have {a} {v}',
    explanation: HAVE_EXPLANATION,
    when: isOnlyFiniteVerb,
  },
  // My sister [never been → has never been] there.
  {
    id: 'missing-word-20',
    find: [
      `^c HESHE|NAME|everyone|nobody <a=never|already|just|also|recently v=${ONLY_PARTICIPLES}>`,
      `^c POSS|the %persons <a=never|already|just|also|recently v=${ONLY_PARTICIPLES}>`,
    ],
    fix: 'has {a} {v}',
    explanation: HAVE_EXPLANATION,
    when: isOnlyFiniteVerb,
  },
  // I have lived here since I [born → was born].
  {
    id: 'missing-word-21',
    find: [
      'since|when|where|after|before|until i|he|she|NAME <born>',
      'since|when|where|after POSS %persons <born>',
    ],
    fix: 'was born',
    explanation: BE_EXPLANATION,
  },
  // Yesterday [I at → I was at] home all day.
  {
    id: 'missing-word-22',
    find: [
      '^c yesterday ,? <s=i|he|she|it v=at|in|sick|ill|tired|busy>',
      '^c last night|week|weekend|month|summer|year|WEEKDAY ,? <s=i|he|she|it v=at|in|sick|ill|tired|busy>',
    ],
    fix: '{s} was {v}',
    explanation: BE_EXPLANATION,
    when: isOnlyFiniteVerb,
  },
  // The people [here very friendly → here are very friendly].
  {
    id: 'missing-word-23',
    find: '^c POSS|the|these|those NOUNS|people <a=here|there w=very|so|really|too? v=ADJ> $|and|but|because',
    fix: '{a} are {w} {v}',
    explanation: BE_EXPLANATION,
    when: isOnlyFiniteVerb,
  },
  // My bike [stolen → was stolen] last week.
  {
    id: 'missing-word-34',
    find: `^c POSS|this ADJ? ${MADE_THINGS} <v=stolen|built|repaired|cancelled|broken|painted|published|delivered|written|made> last|yesterday|ago|in DIGITS|NUM|a|the|week|NOUN`,
    fix: 'was {v}',
    explanation: BE_EXPLANATION,
    when: isOnlyFiniteVerb,
  },
  // English [spoken → is spoken] in many countries.
  {
    id: 'missing-word-35',
    find: [
      `^ ${LANGUAGES.join('|')} <v=spoken|used> in|by|all|everywhere ANY`,
      `^c -as|, ${LANGUAGES.join('|')} <v=spoken|used> in|by|all|everywhere ANY`,
    ],
    fix: 'is {v}',
    explanation: BE_EXPLANATION,
    when: isOnlyFiniteVerb,
  },
];
