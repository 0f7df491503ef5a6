/*
 * Corrects the continuous of states and habits, and the simple present of what is going on now: “I am knowing
 * him” → “I know him”, “I read a book at the moment” → “I am reading a book at the moment”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `i <v=%activities> ANY? ANY? ANY? right now`: “I [read] a book right now”: a verb of the list `activities`,
 * kept as `v`.
 *   <…>            the wrong words, which `fix` replaces
 *   if|wish        one of these words
 *   ,?             this, or nothing
 *   ADJ*           none to four of these
 *   ~NOUN          the next word is not this; takes no word itself
 *   ^              the sentence begins here
 *   %states        a word of the list `states` in `lists` below: “knowing”
 *   a=MIDADV|not?  this word, which `fix` and the reasons quote as {a} (so also v); empty where the pattern
 *                  took no word
 *   {v:base}       its base form: “go”
 *   {v:s}          its form in -s: “goes”
 *   {v:past}       its past form: “went”
 *   {v:ing}        its -ing form: “going”
 *   unless         patterns; the rule is off in a sentence that has one of them anywhere
 *   EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”, POSS “my, your …”
 *   NUM “two, three …”, DIGITS “12”
 *   MIDADV “always, just …”, ANY any word
 *   Reasons quote {right} the correction.
 */

import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { STATE_VERB_FORMS } from './state-verbs.ts';
import { PERSONS } from './word-groups.ts';

const STATE_EXPLANATION = {
  simple: 'Here “{v:base}” tells how things are, so it takes no -ing: “{right}”.',
  full: '“{v:base}” names a state here, so it is not used in the continuous: “{right}”.',
};
const POSSESSION_EXPLANATION = {
  simple: 'Here “have” is not something that we do, so it takes no -ing: “{right}”.',
  full: '“Have” names a state here, so it is not used in the continuous: “{right}”.',
};
const HABIT_EXPLANATION = {
  simple: 'This is usual, not only now, so it takes no -ing: “{right}”.',
  full: 'A habit takes the present simple, “{right}”; the continuous is for what is going on now.',
};
const NOW_EXPLANATION = {
  simple: 'It is happening now, so we say “{right}”.',
  full: 'What is going on now takes the present continuous: “{right}”.',
};

/** The continuous for states and habits, and the simple present for what is going on now. */
export const TENSE_CONTINUOUS_RULES: RuleSet = {
  kind: 'tense',
  explanation: STATE_EXPLANATION,
  lists: {
    persons: PERSONS,
    states: STATE_VERB_FORMS,
    // What one has without doing anything. Wrong: "I am having a dog". Right: "I am having lunch".
    possessions: parseWordList(
      'car house brother sister dog cat job idea flat apartment bike phone cold headache brothers sisters dogs cats children friends hair eyes money time pet pets cousin cousins computer',
    ),
    // Verbs of what goes on for a time. Wrong: "She sleeps at the moment".
    activities: parseWordList(
      'sleep eat read write watch play cook rain study talk listen make run walk swim sing dance speak wait drive sit wear',
    ),
  },
  rules: [
    // I [am knowing → know] him.
    {
      id: 'tense-perfect-01',
      find: ["i|you|we|they <am|are|'m|'re a=MIDADV? ~deserving v=%states>"],
      fix: '{a} {v:base}',
    },
    // She [is knowing → knows] him.
    {
      id: 'tense-perfect-02',
      find: [
        "he|she|NAME|%persons <is|'s a=MIDADV|not? ~understanding|deserving v=%states>",
        "he|she|NAME|%persons <is|'s a=MIDADV|not? v=understanding> it|the|this|that|me|you|him|them|POSS|what|how|why",
        'it|NOUN <is v=belonging|costing|consisting|seeming|containing>',
      ],
      fix: '{a} {v:s}',
    },
    // I [was knowing → knew] him.
    {
      id: 'tense-perfect-03',
      find: ['SUBJ <was|were v=%states> ~to'],
      fix: '{v:past}',
      unless: 'if|wish',
    },
    // [Are you wanting → Do you want] tea?
    {
      id: 'tense-perfect-04',
      find: ['<are you v=%states>'],
      fix: 'do you {v:base}',
    },
    // I['m having →  have] a dog.
    {
      id: 'tense-perfect-05',
      find: [
        "i|you|we|they <am|are|'m|'re having> a|an|NUM|POSS|many|no|DIGITS ADJ* %possessions ~NOUN|NOUNS|for|over|to",
      ],
      fix: 'have',
      explanation: POSSESSION_EXPLANATION,
      // Right: "I am having my hair cut": another person does it.
      unless: ['baby|fun', 'having a ADJ time', 'having a|an|NUM|POSS ADJ* NOUN|NOUNS EN'],
    },
    // She [is having → has] a big car.
    {
      id: 'tense-perfect-06',
      find: [
        "HESHE|NAME|%persons <is|'s having> a|an|NUM|many|no|DIGITS ADJ* %possessions ~NOUN|NOUNS|for|over|to",
      ],
      fix: 'has',
      explanation: POSSESSION_EXPLANATION,
      unless: 'having a|an|NUM ADJ* NOUN|NOUNS EN',
    },
    // I [read → am reading] a book at the moment.
    {
      id: 'tense-perfect-15',
      find: [
        'i <v=%activities> ANY? ANY? ANY? right now',
        'i <v=%activities> ANY? ANY? ANY? at the|this moment',
      ],
      fix: 'am {v:ing}',
      explanation: NOW_EXPLANATION,
    },
    // We usually [are eating → eat] at six.
    {
      id: 'tense-perfect-19',
      find: [
        "i|you|we|they <am|are|'m|'re often=usually|often|sometimes|never v=ING>",
        "i|you|we|they usually|often|sometimes|never <am|are|'m|'re v=ING>",
        "^ usually|sometimes|normally ,? i|you|we|they <am|are|'m|'re v=ING>",
      ],
      fix: '{often} {v:base}',
      explanation: HABIT_EXPLANATION,
      // Right: "When you come home, I'm usually sleeping", "I'm never going there again".
      unless: ['when|again|this', 'at this|that time', '^ at NUM|DIGITS'],
    },
  ],
};
