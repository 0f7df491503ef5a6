/*
 * Corrects the verb after a subject of several words or an uncountable noun, where the last word does not
 * show the number: “one of my friends live” → “one of my friends lives”, “the traffic have” → “the traffic
 * has”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `^c DET? ADJ* %uncountable <are>`: at the beginning of a clause a noun of the list `uncountable` with what
 * stands before it, and then “are”, which is marked.
 *   <…>             the wrong words, which `fix` replaces
 *   a|an            one of these words
 *   DET?            this, or nothing
 *   ADJ*            none to four of these
 *   ~who            the next word is not this; takes no word itself
 *   -of|at|in|on|…  the word before is none of these; takes no word itself
 *   ^c              a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   @suggest        any form of “suggest”: suggest, suggests, suggested, suggesting
 *   %persons        a word of the list `persons` in agreement-words.ts: “mother”
 *   =NOUN           a word that is nothing else: “table”, not “work”, which is a verb as well
 *   v=VERB          this word, which `fix` and the reasons quote as {v}
 *   {v:base}        its base form: “go”
 *   {v:past}        its past form: “went”
 *   {v:s}           its form in -s: “goes”
 *   unless          patterns; the rule is off in a sentence that has one of them anywhere
 *   inPast          the `fix` where the text tells of the past
 *   VERB “go”, VERBS “goes”, PAST “went”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, SUPER “biggest”
 *   POSS “my, your …”
 *   DET “the, my, some …”
 *   MIDADV “always, just …”
 *   Reasons quote {wrong} the marked words, {right} the correction, {who} the subject, without “and” before
 *   it or “always” after it.
 */

import type { LearnerRule } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import {
  NOUNS_OF_EITHER_NUMBER,
  SINGULAR_EXPLANATION,
  VERB_IN_S_EXPLANATION,
  VERB_WITHOUT_S_EXPLANATION,
} from './agreement-words.ts';
import { getClauseBefore, isOnlyFiniteVerb, joinLowerCase, needsThirdPersonS } from './clause.ts';

/** Right: “A group of friends are here”, where the verb agrees with the friends. */
function followsNounOfEitherNumber(match: Match, sentence: Sentence): boolean {
  const clause = joinLowerCase(getClauseBefore(sentence, match.marked.from));
  return NOUNS_OF_EITHER_NUMBER.some((noun) => clause.includes(noun));
}

/** Right: “She is in a band who play jazz”, where the relative clause tells of its members. */
function hasAntecedentOfEitherNumber(match: Match, sentence: Sentence): boolean {
  return sentence
    .slice(match.from, match.marked.from)
    .some(({ lower }) => NOUNS_OF_EITHER_NUMBER.includes(lower));
}

/**
 * A subject of several words whose number does not show in the last one: “One of my friends [live → lives]”,
 * “the traffic [have → has]”.
 */
export const NOUN_GROUP_AGREEMENT_RULES: readonly LearnerRule[] = [
  // Tom and Anna [likes → like] tea.
  {
    id: 'agreement-question-01',
    find: [
      '^c %persons|NAME and POSS|the? %persons|NAME|i|you|he|she MIDADV? ~is|was|has <v=VERBS>',
      '^c POSS|the %persons and POSS|the? %persons|NAME|i|you|he|she MIDADV? ~is|was|has <v=VERBS>',
      '^c POSS|the ADJ? NOUNS and i MIDADV? ~is|was|has|NOUNS <v=VERBS>',
      '^c POSS|the ADJ? NOUNS and POSS|the %persons MIDADV? ~is|was|has|NOUNS <v=VERBS>',
    ],
    fix: '{v:base}',
    explanation: VERB_WITHOUT_S_EXPLANATION,
    inPast: '{v:past}',
    when: isOnlyFiniteVerb,
  },
  // Every child [need → needs] love.
  {
    id: 'agreement-question-02',
    find: [
      'one of DET|POSS|%pluralOnly ADJ* SUPER? NOUNS MIDADV? ~PAST|ADJ|NOUN <v=VERB>',
      'one of DET|POSS ADJ* NOUNS MIDADV? <v=live|work|study|play|love|have|travel|visit|help|call|dance|cook|speak|want|need|like> ~who',
      'each of DET|us|them|you ADJ* NOUNS? ~PAST|ADJ|NOUN <v=VERB>',
      'each of DET|us|them|you ADJ* NOUNS? <v=have|play|live|work>',
      '^c the number of ADJ* NOUNS|people <v=VERB>',
      '^c the number of ADJ* NOUNS|people in|on|at DET? ADJ* =NOUN|NAME <v=VERB|have>',
      '^c each|every ADJ* NOUN MIDADV? ~PAST|ADJ|NOUN <v=VERB>',
      '^c %uncountable|smoking|swimming|reading|dancing|running|travelling MIDADV? <v=make|help|give|bring|cause|need|teach|keep> me|you|us|him|her|them|people|POSS|a|the|stress|cancer',
    ],
    fix: '{v:s}',
    explanation: VERB_IN_S_EXPLANATION,
    inPast: '{v:past}',
    when: needsThirdPersonS,
  },
  // Every room [are → is] full.
  {
    id: 'agreement-question-03',
    find: [
      'one of DET|POSS ADJ* SUPER? ADJ* NOUNS <are>',
      '^c each of DET|us|them ADJ* NOUNS? <are>',
      'the number of ADJ* NOUNS|people <are>',
      '^c each|every ADJ* NOUN <are>',
      '^c DET? ADJ* %uncountable <are>',
      '^c %uncountable in|of|about|from DET? NOUN|NAME <are>',
      '^c learning languages <are>',
      '^c playing games|sports|football|tennis|basketball|music <are>',
      '^c watching films|movies|tv|series|videos <are>',
      '^c eating vegetables|fruit|fruits|sweets <are>',
    ],
    fix: 'is',
    explanation: SINGULAR_EXPLANATION,
    inPast: 'was',
    unless: 'who|which|that are',
  },
  // The news [were → was] good.
  {
    id: 'agreement-question-04',
    find: [
      'one of DET|POSS ADJ* SUPER? ADJ* NOUNS <were>',
      'the number of ADJ* NOUNS|people <were>',
      '^c each|every ADJ* NOUN <were>',
      '^c DET ADJ* %uncountable <were>',
      '^c %uncountable <were>',
    ],
    fix: 'was',
    explanation: SINGULAR_EXPLANATION,
    unless: ['who|which|that|if were', 'if|wish|though|imagine DET? ADJ* NOUN were'],
  },
  // The traffic [have → has] stopped.
  {
    id: 'agreement-question-05',
    find: ['^c DET? ADJ* %uncountable <have>', '^c each|every ADJ* NOUN <have>'],
    fix: 'has',
    explanation: SINGULAR_EXPLANATION,
    inPast: 'had',
    // Right: "It is essential that each child have a chance."
    unless:
      'essential|important|vital|necessary|crucial|@suggest|@insist|@demand|@recommend|@propose|@ask that each|every',
  },
  // Money [don't → doesn't] make you happy.
  {
    id: 'agreement-question-06',
    find: ["^c DET? ADJ* %uncountable <don't>"],
    fix: "doesn't",
    explanation: SINGULAR_EXPLANATION,
    inPast: "didn't",
  },
  // The colour of the walls [were → was] grey.
  {
    id: 'agreement-question-08',
    find: ['^c DET ADJ* =NOUN of DET? ADJ* NOUNS <were>'],
    fix: 'was',
    explanation: SINGULAR_EXPLANATION,
    when: (match, sentence) => !followsNounOfEitherNumber(match, sentence),
  },
  // Everyone who [try → tries] it asks for more.
  {
    id: 'agreement-question-28',
    find: '-of|at|in|on|from|with w=somebody|someone|everybody|everyone|anybody|anyone who MIDADV? ~PAST|ADJ <v=VERB>',
    fix: '{v:s}',
    explanation: {
      simple: '“{w:lower}” goes with a verb in -s, also after “who”: “{right}”.',
      full: '“{w:lower}” takes a singular verb, also after “who”: “{right}”.',
    },
    unless: 'one of',
    when: (match, sentence) => !hasAntecedentOfEitherNumber(match, sentence),
  },
  // She is a girl who [love → loves] cats.
  {
    id: 'agreement-question-15',
    // Right: "The friends of a boy who live here", which may tell of the friends; so `-of|at|…`.
    find: [
      '-of|at|in|on|from|with|across|around|over|throughout|near|behind is|are there? a|an|the ADJ* =NOUN who MIDADV? ~PAST|ADJ <v=VERB>',
      '-of|at|in|on|from|with|across|around|over|throughout|near|behind a|an ADJ* =NOUN who MIDADV? ~PAST|ADJ <v=VERB>',
      '-of|at|in|on|from|with|across|around|over|throughout|near|behind the|POSS|this|that ADJ* =NOUN who MIDADV? ~PAST|ADJ <v=VERB>',
      '-of|at|in|on|from|with|across|around|over|throughout|near|behind person who MIDADV? ~PAST|ADJ <v=VERB>',
      '-of|at|in|on|from|with|across|around|over|throughout|near|behind a|an ADJ* =NOUN that|which MIDADV? ~PAST|ADJ|NOUN <v=VERB>',
    ],
    fix: '{v:s}',
    inPast: '{v:past}',
    explanation: {
      simple: '“{who}” is about one person or thing, so the verb has -s: “{right}”.',
      full: '“{who}” is about one person or thing, so the verb takes -s: “{right}”.',
    },
    unless: 'one of',
    when: (match, sentence) => !hasAntecedentOfEitherNumber(match, sentence),
  },
];
