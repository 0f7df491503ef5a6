import type { LearnerRule } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import {
  COLLECTIVE_NOUNS,
  SINGULAR_EXPLANATION,
  VERB_IN_S_EXPLANATION,
  VERB_WITHOUT_S_EXPLANATION,
} from './agreement-words.ts';
import { getClauseBefore, isOnlyFiniteVerb, joinLowerCase, needsThirdPersonS } from './clause.ts';

/** “A group of friends are here”: right as well. */
function followsCollectiveNoun(match: Match, sentence: Sentence): boolean {
  const clause = joinLowerCase(getClauseBefore(sentence, match.marked.from));
  return COLLECTIVE_NOUNS.some((noun) => clause.includes(noun));
}

/** “She is in a band who play jazz”: right as well. */
function hasCollectiveNoun(match: Match, sentence: Sentence): boolean {
  return sentence.slice(match.from, match.marked.from).some(({ lower }) => COLLECTIVE_NOUNS.includes(lower));
}

/**
 * A subject of several words whose number does not show in the last one: “One of my friends [live → lives]”,
 * “the traffic [have → has]”.
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `^c DET? ADJ* %uncountable <are>`: at the beginning of a clause a noun of the list `uncountable` with what
 * stands before it, and then “are”, which is marked.
 * `%uncountable` a word of the list; CAPITALS kinds of words (NOUNS plural noun, POSS “my”, DET “some”); `=X`
 * of this kind only; `x?` x or nothing; `x*` up to four; `~x` x does not follow; `-x` x does not precede;
 * `^c` clause start.
 */
export const NOUN_GROUP_AGREEMENT_RULES: readonly LearnerRule[] = [
  // Tom and Anna [likes → like] tea.
  {
    id: 'agreement-question-01',
    find: [
      '^c %persons|NAME and POSS|the? %persons|NAME|i|you|he|she MIDADV? ~is|was|has <v=VERBS>',
      '^c POSS|the %persons and POSS|the? %persons|NAME|i|you|he|she MIDADV? ~is|was|has <v=VERBS>',
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
  },
  // Money [don't → doesn't] make you happy.
  {
    id: 'agreement-question-06',
    find: ["^c DET? ADJ* %uncountable <don't>"],
    fix: "doesn't",
    explanation: SINGULAR_EXPLANATION,
    inPast: "didn't",
  },
  // The box of apples [are → is] heavy.
  {
    id: 'agreement-question-07',
    find: ['^c DET ADJ* =NOUN of|in|on|with DET? ADJ* NOUNS <are>'],
    fix: 'is',
    explanation: SINGULAR_EXPLANATION,
    inPast: 'was',
    when: (match, sentence) => !followsCollectiveNoun(match, sentence),
  },
  // The colour of the walls [were → was] grey.
  {
    id: 'agreement-question-08',
    find: ['^c DET ADJ* =NOUN of DET? ADJ* NOUNS <were>'],
    fix: 'was',
    explanation: SINGULAR_EXPLANATION,
    when: (match, sentence) => !followsCollectiveNoun(match, sentence),
  },
  // She is someone who [love → loves] cats.
  {
    id: 'agreement-question-15',
    // "The friends of a boy who live here": the friends may live here.
    find: [
      '-of|at|in|on|from|with is|are there? a|an|the ADJ* =NOUN who MIDADV? ~PAST|ADJ <v=VERB>',
      '-of|at|in|on|from|with a|an ADJ* =NOUN who MIDADV? ~PAST|ADJ <v=VERB>',
      '-of|at|in|on|from|with the|POSS|this|that ADJ* =NOUN who MIDADV? ~PAST|ADJ <v=VERB>',
      '-of|at|in|on|from|with somebody|someone|everybody|everyone|anybody|anyone|person who MIDADV? ~PAST|ADJ <v=VERB>',
      '-of|at|in|on|from|with a|an ADJ* =NOUN that|which MIDADV? ~PAST|ADJ|NOUN <v=VERB>',
    ],
    fix: '{v:s}',
    explanation: {
      simple: '“{who}” is about one person or thing, so the verb has -s: “{right}”.',
      full: '“{who}” is about one person or thing, so the verb takes -s: “{right}”.',
    },
    unless: 'one of',
    when: (match, sentence) => !hasCollectiveNoun(match, sentence),
  },
];
