/*
 * Corrects the verb after “there”: “there is two dogs” → “there are two dogs”, “there have a lot of shops” →
 * “there are a lot of shops”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `there <is> ADJ* =NOUNS`: “there [is] big houses”, but not “there is fish”, which can be one.
 *   <…>           the wrong words, which `fix` replaces
 *   any|some      one of these words
 *   so?           this, or nothing
 *   ADJ*          none to four of these
 *   ~been         the next word is not this; takes no word itself
 *   -than         the word before is not this; takes no word itself
 *   ^             the sentence begins here
 *   ^c            a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $             the sentence ends here
 *   %uncountable  a word of the list `uncountable` in agreement-words.ts: “accommodation”
 *   =NOUNS        a word that is nothing else: “dogs”, not “walks”, which is a verb as well
 *   =NOUN         a word that is nothing else: “table”, not “work”, which is a verb as well
 *   unless        patterns; the rule is off in a sentence that has one of them anywhere
 *   inPast        the `fix` where the text tells of the past
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   POSS “my, your …”
 *   NUM “two, three …”, DIGITS “12”
 *   WH “who, what …”
 *   Reasons quote {wrong} the marked words, {right} the correction, {after} what the pattern asks for after
 *   the mark.
 */

import type { LearnerRule, RuleExplanation } from '../patterns/learner-rule.ts';

const PLACE_EXPLANATION: RuleExplanation = {
  simple: 'To say what is in a place, we say “there {right}”, not “there {wrong}”.',
  full: 'What exists in a place is told with “there {right}”, not with “have”.',
};
const MORE_THAN_ONE_EXPLANATION: RuleExplanation = {
  simple: '“{after}” means more than one, so we say “{right}”.',
  full: '“{after}” is plural, so the verb is “{right}”, not “{wrong}”.',
};
/** For patterns that ask for more than the noun. */
const PLURAL_FOLLOWS_EXPLANATION: RuleExplanation = {
  simple: 'It is about more than one, so we say “{right}”.',
  full: 'What follows is plural, so the verb is “{right}”, not “{wrong}”.',
};
const COUNTED_AS_ONE_EXPLANATION: RuleExplanation = {
  simple: '“{after}” counts as one, so we say “{right}”.',
  full: '“{after}” takes a singular verb: “{right}”, not “{wrong}”.',
};

/** “In my town …”, “On the table …” */
const PLACE = '^c in|on|at|near|behind POSS|the|this|a? ADJ? NOUN|NAME ,?';

/** “There” and its verb: “There [is → are] two dogs”. */
export const THERE_AGREEMENT_RULES: readonly LearnerRule[] = [
  // There [have → are] a lot of shops.
  {
    id: 'agreement-question-09',
    find: [
      '^c there <have> many|several|some|lots|NUM|DIGITS ~been',
      '^c there <have> a lot',
      `${PLACE} there <have|has> many|several|lots|two|three|DIGITS ~been`,
      `${PLACE} there <have|has> a lot`,
    ],
    fix: 'are',
    explanation: PLACE_EXPLANATION,
  },
  // There [has → is] a bank near here.
  {
    id: 'agreement-question-10',
    find: [
      '^c there <has|have> a|an|one ~few|lot|been|couple',
      `${PLACE} there <has|have> a|an|one ~few|lot|been|couple`,
    ],
    fix: 'is',
    explanation: PLACE_EXPLANATION,
  },
  // There [is → are] two dogs.
  {
    id: 'agreement-question-11',
    find: [
      'there <is> many|several|few|some|NUM|DIGITS|no|these|those ADJ* NOUNS',
      'there <is> ADJ* =NOUNS',
      'there <is> more|less than NUM|DIGITS ADJ* ~%uncountable|minutes|hours|days|years|euros NOUNS|people',
      'there <is> a lot of ADJ* NOUNS|people',
      'there <is> lots of ADJ* NOUNS|people',
      'there <is> many|some|NUM|DIGITS people',
      'there <is> too? so? many',
      'there <is> ADJ ~%uncountable NOUNS and|in|on|at|near|around|where|who|that|which|here|everywhere|for|,|$',
    ],
    fix: 'are',
    explanation: MORE_THAN_ONE_EXPLANATION,
    inPast: 'were',
    unless: ['there is no|ADJ? fish|sheep|deer|game'],
  },
  // [Is → Are] there any good restaurants near here?
  {
    id: 'agreement-question-26',
    find: [
      '^ <is> there any|some ADJ* ~%uncountable|fish|sheep|deer ~sports NOUNS near|in|on|at|here|around|for|with|about|between|today|left|available|that|who|to|?|$',
      'WH|so|and|but <is> there so|too? many',
      '^ <is> there so|too? many|people',
    ],
    fix: 'are',
    explanation: PLURAL_FOLLOWS_EXPLANATION,
  },
  // There [has → have] been many problems.
  {
    id: 'agreement-question-27',
    find: [
      'there <has> been too|so? many|several',
      'there <has> been some|NUM|DIGITS|no ADJ* ~%uncountable NOUNS',
      'there <has> been a few',
      'there <has> been a lot of ADJ* ~%uncountable NOUNS|people',
    ],
    fix: 'have',
    explanation: PLURAL_FOLLOWS_EXPLANATION,
  },
  // There [was → were] three boys.
  {
    id: 'agreement-question-12',
    find: [
      'there <was> many|several|few|some|NUM|DIGITS|no ADJ* NOUNS',
      'there <was> ADJ* =NOUNS',
      'there <was> a lot of ADJ* NOUNS|people',
      'there <was> many|some|NUM|DIGITS people',
      'there <was> too? so? many',
    ],
    fix: 'were',
    explanation: MORE_THAN_ONE_EXPLANATION,
  },
  // There [are → is] a bank here.
  {
    id: 'agreement-question-13',
    find: [
      'there <are> a|an|one ~few|couple|lot|number|handful|dozen ADJ* =NOUN ~of|and|,|or',
      'there <are> much|some|a|no? ADJ* %uncountable ~NOUNS',
      'there <are> a lot of ADJ* %uncountable',
      'there <are> too? so? much',
    ],
    fix: 'is',
    explanation: COUNTED_AS_ONE_EXPLANATION,
    inPast: 'was',
  },
  // There [were → was] a man.
  {
    id: 'agreement-question-14',
    find: [
      '-than there <were> a|an|one ~few|couple|lot|number|handful|dozen ADJ* =NOUN ~of|and|,|or',
      'there <were> a lot of ADJ* %uncountable',
      'there <were> too? so? much',
    ],
    fix: 'was',
    explanation: COUNTED_AS_ONE_EXPLANATION,
  },
];
