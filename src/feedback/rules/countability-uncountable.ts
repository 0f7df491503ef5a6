/*
 * Corrects uncountable nouns with “a”, a number or a plural -s: “an informations” → “some information”,
 * “homeworks” → “homework”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `<n=%wrongPlurals are>`: “[homeworks are]”. The noun, of the list `wrongPlurals`, is kept as `n`.
 *   <…>               the wrong words, which `fix` replaces
 *   a|an              one of these words
 *   OBJ?              this, or nothing
 *   ~of               the next word is not this; takes no word itself
 *   &$|,|.|!|?|and|…  the sentence ends, or one of these follows; takes no word itself
 *   -he|she|it|who|…  the word before is none of these; takes no word itself
 *   $                 the sentence ends here
 *   @have             any form of “have”: have, has, had, having
 *   %wrongPlurals     a word of the list `wrongPlurals` in countability-words.ts: “accommodations”
 *   a=ADJ             this word, which `fix` and the reasons quote as {a} (so also s, n); empty where the
 *                     pattern took no word
 *   {s:singular}      its singular: “dog”
 *   unless            patterns; the rule is off in a sentence that has one of them anywhere
 *   NOUN “dog”, NOUNS “dogs”, ADJ “big”, ING “going”
 *   OBJ “me, you, him …”
 *   NUM “two, three …”, ANY any word
 *   Reasons quote {right} the correction.
 */

import type { LearnerRule, RuleExplanation } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getLastMarkedWord, getWordAfterMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';

export const NO_PLURAL_EXPLANATION: RuleExplanation = {
  simple: "We can't count “{n:singular}”, so it has no -s.",
  full: '“{n:singular}” is uncountable, so it has no plural.',
};
const SINGULAR_VERB_EXPLANATION: RuleExplanation = {
  simple: "We can't count “{n:singular}”, so it has no -s: “{right}”.",
  full: '“{n:singular}” is uncountable, so it is singular and its verb too: “{right}”.',
};
const SOME_EXPLANATION: RuleExplanation = {
  simple: "We can't count “{n}”, so we say “{right}”.",
  full: '“{n}” is uncountable, so it takes “some”: “{right}”.',
};

/** What shows that no other noun follows. Right: “a good work experience”. */
const END_OF_GROUP = '&$|,|.|!|and|but|for|to|so|because|that|today|yesterday';

/** Wrong in another way: “She advices her”, where the verb “advises” is meant. */
function isVerbToAdvise(match: Match, sentence: Sentence): boolean {
  return (
    getFirstMarkedWord(match, sentence) === 'advices' &&
    ['me', 'you', 'him', 'her', 'us', 'them'].includes(getWordAfterMark(match, sentence))
  );
}

/** Uncountable nouns that take “a” when an adjective or a clause tells their kind. */
const NOUNS_WITH_KINDS = new Set(
  'snow rain music happiness laughter patience bravery courage honesty knowledge energy literature intelligence steam grass hunger thirst mud sand soil dirt oil wood air light love wealth poverty violence wisdom nature fluency damage'.split(
    ' ',
  ),
);

/** Right: “A light snow”, “a great happiness”, “a patience that surprised us”: one kind of it. */
function isOneKind(match: Match, sentence: Sentence): boolean {
  const hasAdjective = match.marked.to - match.marked.from > 2;
  const isDescribedAfter = ['that', 'which', 'of'].includes(getWordAfterMark(match, sentence));
  return (hasAdjective || isDescribedAfter) && NOUNS_WITH_KINDS.has(getLastMarkedWord(match, sentence));
}

/** An uncountable noun with “a”, a number or a plural: “[an informations → some information]”. */
export const UNCOUNTABLE_NOUN_RULES: readonly LearnerRule[] = [
  // I need [an informations → some information].
  {
    id: 'countability-01',
    find: ['<a|an|one s=%wrongPlurals>'],
    fix: 'some {s:singular}',
    explanation: {
      simple: "We can't count “{s:singular}”: it takes “some” and no -s.",
      full: '“{s:singular}” is uncountable: it has no plural, and it takes “some”, not “a”.',
    },
  },
  // The [informations are → information is] useful.
  {
    id: 'countability-17',
    find: ['<n=%wrongPlurals are>'],
    fix: '{n:singular} is',
    explanation: SINGULAR_VERB_EXPLANATION,
  },
  // The [informations were → information was] useful.
  {
    id: 'countability-18',
    find: ['<n=%wrongPlurals were>'],
    fix: '{n:singular} was',
    explanation: SINGULAR_VERB_EXPLANATION,
  },
  // I do my [homeworks → homework].
  {
    id: 'countability-02',
    find: '-he|she|it|who|that|which|student|class|story|NUM <~vocabularies|accommodations|trainings n=%wrongPlurals>',
    // Not marked after a number, as "two luggage" is no better than "two luggages". Right: "trainings".
    fix: '{n:singular}',
    explanation: NO_PLURAL_EXPLANATION,
    // Right: "behaviours such as smoking", "eating behaviours".
    unless: ['behaviours|behaviors such|like', 'ING behaviours|behaviors'],
    when: (match, sentence) => !isVerbToAdvise(match, sentence),
  },
  // The [staffs → staff] are friendly.
  {
    id: 'countability-21',
    find: '-he|she|it|who|that|which|NUM <staffs> ~of',
    fix: 'staff',
    explanation: {
      simple: '“Staff” means all the people who work there, so it has no -s.',
      full: '“Staff” names a whole group of people and has no plural for its members: “staff”.',
    },
  },
  // This is [a good news → good news].
  {
    id: 'countability-20',
    // Right: "It is a difficult work", of music or a book; so “work” only with the adjectives of the second.
    find: [
      `is|was|be|been|'s <a|an a=ADJ n=weather|news|advice|information|traffic|equipment|furniture|homework|progress|behaviour|fun> ${END_OF_GROUP}`,
      `is|was|be|been|'s <a|an a=hard|easy|good|dangerous|boring|tiring n=work> ${END_OF_GROUP}`,
    ],
    fix: '{a} {n}',
    explanation: {
      simple: 'We do not count “{n}”, so it has no “a”: “{right}”.',
      full: '“{n}” is uncountable and has no “a”: “{right}”.',
    },
    unless: 'such a',
  },
  // I heard [a good news → good news].
  {
    id: 'countability-22',
    find: [
      '<a|an a=ADJ n=%uncountable> &$|,|.|and|but|about|for|to|from|in|because|that',
      '<a a=ADJ n=bread|rice|money|fun|progress|traffic|music|accommodation|software|training|happiness|behaviour|snow> &$|,|.|!|?|and|but|because|so|at|is|was',
    ],
    fix: '{a} {n}',
    explanation: {
      simple: 'We do not count “{n}”, so it has no “a”: “{right}”.',
      full: '“{n}” is uncountable and has no “a”: “{right}”.',
    },
    unless: ['such a', 'a|an ADJ nature|soil', 'a few|little NOUN'],
    when: (match, sentence) => !isOneKind(match, sentence),
  },
  // I have [a homework → some homework].
  {
    id: 'countability-03',
    find: [
      '<a|an n=%uncountable> &$|,|.|and|but|about|for|to|from|in|because|that',
      '<one a=ADJ? n=advice|information|homework|furniture|luggage|news|bread>',
      '<a n=bread|rice|money|fun|progress|traffic|music|accommodation|software|training|happiness|behaviour|snow> &$|,|.|!|?|and|but|because|so|at|is|was',
    ],
    fix: 'some {a} {n}',
    explanation: SOME_EXPLANATION,
    // Right: "a travel and tourism fair".
    unless: [
      'such a',
      // Right: "A tea and a water, please".
      'a water|tea|milk ,? please',
      'a|an nature|soil',
      'a few|little NOUN',
      'a|an ANY and ANY NOUN|NOUNS|hub|fair|centre ~is|are',
    ],
    when: (match, sentence) => !isOneKind(match, sentence),
  },
  // I need [these information → some information].
  {
    id: 'countability-13',
    find: [
      '<several|these|those a=ADJ? n=advice|information|homework|furniture|luggage|equipment|knowledge|traffic|weather|money|news>',
    ],
    fix: 'some {a} {n}',
    explanation: SOME_EXPLANATION,
  },
  // My father found a new [work → job] here.
  {
    id: 'countability-19',
    find: [
      '@find|@get|@need|@want|@have|@lose|@start|@change|@offer OBJ? a|an ADJ? <work> &$|,|.|!|?|and|but|because|so|in|at|for|here|there|near|with',
      '@look|@search for a|an ADJ? <work> &$|,|.|!|?|and|but|because|so|in|at|here|there|near|with',
    ],
    fix: 'job',
    explanation: {
      simple: '“Work” has no “a” here. What you are paid for is a “job”.',
      full: '“Work” is uncountable here and has no “a”; the countable word is “job”.',
    },
  },
  // We had [a fun → fun].
  {
    id: 'countability-04',
    find: [
      '@have <a fun> &$|,|.|!|and|but|with|at|in|on|together|because|there|here|when',
      "it is|was|'s <a fun> $",
    ],
    fix: 'fun',
    explanation: {
      simple: "We can't count “fun”, so it takes no “a”.",
      full: '“Fun” is uncountable, so it takes no article.',
    },
  },
];
