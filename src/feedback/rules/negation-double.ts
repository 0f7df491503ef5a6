/*
 * Corrects two negative words in one clause: “I don't know nothing” → “I don't know anything”; and “too” or
 * “neither” after a negative verb: “I don't like it too” → “I don't like it either”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `never SUBJ? <didn't w=VERB>`: “he never [didn't call]”. The verb is kept as `w`.
 *   <…>          the wrong words, which `fix` replaces (or, if it is empty, leaves out)
 *   no|none      one of these words
 *   ,?           this, or nothing
 *   ~NOUN|NOUNS  the next word is none of these; takes no word itself
 *   &$|.|!|,     the sentence ends, or one of these follows; takes no word itself
 *   -much        the word before is not this; takes no word itself
 *   $            the sentence ends here
 *   @do          any form of “do”: do, does, did, done, doing
 *   %oneThing    a word of the list `oneThing` in `lists` below: “car”
 *   a=ADJ?       this word, which `fix` and the reasons quote as {a} (so also n, v, w); empty where the
 *                pattern took no word
 *   {v:s}        its form in -s: “goes”
 *   {v:past}     its past form: “went”
 *   unless       patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, VERBS “goes”, PAST “went”, EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, ADV “slowly”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”
 *   NEGAUX “don't, can't …”
 *   ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {before} what the pattern asks for before
 *   the mark.
 */

import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import { getOpeningWord } from '../patterns/sentence-boundaries.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { mayBeFiniteVerb } from './clause.ts';
import { PERSONS, PLACES } from './word-groups.ts';

const HARDLY_EXPLANATION = {
  simple: '“Hardly” means “almost not”, so there is no other “not”: “{right}”.',
  full: '“Hardly” is negative already (“almost not”), so the verb takes no “not”: “{right}”.',
};
const DOUBLE_NEGATIVE_EXPLANATION = {
  simple: 'The sentence has a “not” word already, so here we say “{right}”.',
  full: 'There is a negative word before, and one is enough: “{right}”, not “{wrong}”.',
};
const NEVER_EXPLANATION = {
  simple: '“Never” means “not” already, and it comes before the verb: “{right}”.',
  full: '“Never” is a negative itself and comes before the verb: “{right}”.',
};
const POSITIVE_VERB_EXPLANATION = {
  simple: '“{before}” already means “not”, so the verb has no second “not”: “{right}”.',
  full: '“{before}” is negative already, so the verb is not: “{right}”.',
};
const WITHOUT_EXPLANATION = {
  simple: '“Without” already means “not”, so “{right}” comes after it.',
  full: '“Without” is negative already, so “{right}” follows it, not “{wrong}”.',
};

/** Words that make an expression with "no", which "any" would break: "no longer", "no doubt". */
const AFTER_RIGHT_NO = 'longer|more|matter|good|doubt';
/**
 * What a person or place has one of. Wrong: "I haven't no car", for "a car"; but "no friends" is for "any
 * friends".
 */
const THINGS_OWNED_SINGLY = [
  ...PERSONS.filter((person) => person !== 'friend'),
  ...PLACES,
  ...parseWordList(
    'hospital school church university airport bus train bridge car bike bicycle motorbike computer laptop phone mobile camera ticket passport visa umbrella pet cat dog horse job flat apartment balcony garage hat coat jacket dress suit map dictionary pen pencil calculator suitcase watch television',
  ),
];

/** Verbs that a quoted "never" can follow. Right: "I don't think never is the right word". */
const VERBS_BEFORE_QUOTED_NEVER = 'think|mean|believe|use|hear|say';

/**
 * Two negative words in one clause, where English has one; and "too" or "neither" after a negative verb.
 */
export const NEGATION_DOUBLE_RULES: RuleSet = {
  kind: 'negation',
  explanation: DOUBLE_NEGATIVE_EXPLANATION,
  lists: { oneThing: THINGS_OWNED_SINGLY },
  rules: [
    // I didn't see [nobody → anybody].
    {
      id: 'negation-07',
      find: [
        'NEGAUX|never|not SUBJ? VERB|EN|have|be|PAST|ING|see ANY? ANY? <nobody>',
        'NEGAUX|never|not SUBJ? VERB|EN|have|ING|see to|with|about|for|at? <nobody|no-one>',
      ],
      fix: 'anybody',
      when: isWithinClause,
    },
    // I don't know [nothing → anything].
    {
      id: 'negation-08',
      find: [
        'NEGAUX|never|not SUBJ? VERB|EN|have|be|ING ANY? ANY? <nothing>',
        'never ~does|did VERBS|PAST|had|has to|with|about|for? <nothing>',
        'NEGAUX|not ADV? VERB|EN|have to|with|about|for|at? <nothing>',
      ],
      // Right: "People never give something for nothing", "I didn't come here for nothing".
      unless: ['something for nothing', '@work|@come|@do|@be ANY? for nothing', 'just do nothing'],
      fix: 'anything',
      when: isWithinClause,
    },
    // We didn't go [nowhere → anywhere].
    {
      id: 'negation-09',
      find: ['NEGAUX|not SUBJ? VERB|EN|have|be|ING ANY? ANY? <nowhere>'],
      fix: 'anywhere',
      when: isWithinClause,
    },
    // I don't have [no car → a car].
    {
      id: 'negation-47',
      find: [
        'NEGAUX SUBJ? VERB|EN|have|be|ING ANY? <no|none ~more|longer a=ADJ? n=%oneThing> ~NOUN|NOUNS',
        "isn't|aren't|wasn't|weren't <no|none ~more|longer a=ADJ? n=%oneThing> ~NOUN|NOUNS",
        'not|never VERB|VERBS|PAST|had|have|has <no|none ~more|longer a=ADJ? n=%oneThing> ~NOUN|NOUNS',
      ],
      fix: 'a {a} {n}',
      explanation: {
        simple: 'The sentence has a “not” word already. It is one {n}, so we say “{right}”.',
        full: 'There is a negative word before, and one is enough: “{right}”, not “{wrong}”.',
      },
      when: isWithinClause,
    },
    // There isn't [no → any] milk.
    {
      id: 'negation-10',
      find: [
        `NEGAUX SUBJ? VERB|EN|have|be|ING ANY? <no> ~${AFTER_RIGHT_NO} NOUN|NOUNS|ADJ|money|time|friends|one`,
        `isn't|aren't|wasn't|weren't <no> ~${AFTER_RIGHT_NO} NOUN|NOUNS|ADJ`,
        `don't|doesn't|didn't have|want|need|see|like|know|buy|get|find|eat|drink|use <none> ~NOUN|NOUNS|${AFTER_RIGHT_NO}`,
        `not have|VERB <no> ~${AFTER_RIGHT_NO} NOUN|NOUNS`,
        `never VERB|VERBS|PAST|had|have|has <no> ~${AFTER_RIGHT_NO} NOUN|NOUNS|money`,
      ],
      fix: 'any',
      when: isWithinClause,
    },
    // I don't [never → ever] smoke.
    {
      id: 'negation-11',
      find: [
        'NEGAUX SUBJ? <never> VERB|EN|be|have',
        'NEGAUX VERB ANY ANY? <never> &$|.|!|,',
        'not <never>',
        'nobody|nothing|no-one <never> VERBS|PAST|VERB',
      ],
      fix: 'ever',
      when: isWithinClause,
    },
    // I [don't go never → never go] to the cinema.
    {
      id: 'negation-39',
      find: `-and|but|or SUBJ|NAME|NOUN|NOUNS <don't ~${VERBS_BEFORE_QUOTED_NEVER} v=VERB|have never>`,
      fix: 'never {v}',
      explanation: NEVER_EXPLANATION,
    },
    // She [doesn't eat never → never eats] any meat.
    {
      id: 'negation-40',
      find: `-and|but|or SUBJ|NAME|NOUN|NOUNS <doesn't ~${VERBS_BEFORE_QUOTED_NEVER} v=VERB|have never>`,
      fix: 'never {v:s}',
      explanation: NEVER_EXPLANATION,
    },
    // We [didn't visit never → never visited] that town.
    {
      id: 'negation-41',
      find: `-and|but|or SUBJ|NAME|NOUN|NOUNS <didn't ~${VERBS_BEFORE_QUOTED_NEVER} v=VERB|have never>`,
      fix: 'never {v:past}',
      explanation: NEVER_EXPLANATION,
    },
    // Nobody [didn't come → came].
    {
      id: 'negation-12',
      find: ["nobody|nothing <didn't w=VERB>", "never SUBJ? <didn't w=VERB>", "no one <didn't w=VERB>"],
      fix: '{w:past}',
      explanation: POSITIVE_VERB_EXPLANATION,
    },
    // Nobody [doesn't know → knows] it.
    {
      id: 'negation-13',
      find: [
        "nobody|nothing <doesn't w=VERB>",
        "no one <doesn't w=VERB>",
        "nobody <don't w=VERB>",
        "HESHE never <doesn't w=VERB>",
      ],
      fix: '{w:s}',
      explanation: POSITIVE_VERB_EXPLANATION,
    },
    // I never [don't eat → eat] fish.
    {
      id: 'negation-14',
      find: ["i|you|we|they never <don't w=VERB>"],
      fix: '{w}',
      explanation: POSITIVE_VERB_EXPLANATION,
    },
    // I don't like it [too → either].
    {
      id: 'negation-17',
      find: [
        'NEGAUX VERB ANY? ANY? -much <too> $',
        'NEGAUX ~only VERB ~only ANY? ANY? <also> $',
        'NEGAUX ANY? ANY? ANY? ,? -much <too> $',
        "'m|is|are|am|was not ANY ANY? -much <too> $",
      ],
      fix: 'either',
      explanation: {
        simple: 'After a verb with “not”, we say “either”, not “{wrong}”.',
        full: 'At the end of a negative sentence, “{wrong}” becomes “either”.',
      },
      when: (_match, sentence) => sentence.at(-1)?.text !== '?' && !mayKeepToo(sentence),
    },
    // I [didn't hardly sleep → hardly slept] before the exam.
    {
      id: 'negation-24',
      find: "i|you|he|she|it|we|they <didn't hardly v=VERB>",
      explanation: HARDLY_EXPLANATION,
      fix: 'hardly {v:past}',
    },
    // I [can't hardly → can hardly] see.
    {
      id: 'negation-32',
      find: "<can't|cannot hardly>",
      explanation: HARDLY_EXPLANATION,
      fix: 'can hardly',
    },
    // She [couldn't hardly → could hardly] walk.
    {
      id: 'negation-33',
      find: "<couldn't hardly>",
      explanation: HARDLY_EXPLANATION,
      fix: 'could hardly',
    },
    // They [don't hardly → hardly] speak.
    {
      id: 'negation-34',
      find: "i|you|we|they <don't hardly>",
      explanation: HARDLY_EXPLANATION,
      fix: 'hardly',
    },
    // She came without [no ticket → a ticket].
    {
      id: 'negation-48',
      find: 'without <no ~more|longer a=ADJ? n=%oneThing> ~NOUN|NOUNS',
      fix: 'a {a} {n}',
      explanation: WITHOUT_EXPLANATION,
    },
    // I came without [no → any] money.
    {
      id: 'negation-25',
      find: 'without <no> NOUN|NOUNS|ADJ',
      fix: 'any',
      explanation: WITHOUT_EXPLANATION,
    },
    // He left without [nothing → anything].
    {
      id: 'negation-44',
      find: 'without <nothing>',
      fix: 'anything',
      explanation: WITHOUT_EXPLANATION,
    },
    // She came without [nobody → anybody].
    {
      id: 'negation-45',
      find: 'without <nobody>',
      fix: 'anybody',
      explanation: WITHOUT_EXPLANATION,
    },
    // I don't like it [neither → either].
    {
      id: 'negation-26',
      find: ['NEGAUX VERB ANY? ANY? <neither> $', 'NEGAUX ANY? ANY? <neither> $'],
      fix: 'either',
      explanation: {
        simple: 'The verb has “not” already, so we say “either” after it.',
        full: 'After a negative verb it is “either”; “neither” would be a second negative.',
      },
    },
    // We had [no any → no] problems.
    {
      id: 'negation-30',
      find: '<no any>',
      fix: 'no',
      explanation: {
        simple: '“No” already means “not any”, so we leave out “any”.',
        full: '“No” means “not any”, so no second “any” stands after it.',
      },
    },
  ],
};

/** Whether both negatives are in one clause. Right: "I don't like him, but nobody told me". */
function isWithinClause({ from, to, marked }: Match, sentence: Sentence): boolean {
  const clauseLinks = /^(?:[,;]|but|because|and|so|that|if)$/;
  if (sentence.slice(from, to).some(({ lower }) => clauseLinks.test(lower))) return false;
  return !isSubject(sentence.slice(marked.from));
}

/**
 * Right: "I can't believe nobody came", "I didn't know no shops were open": the subject of another clause.
 */
function isSubject([negative, next, second]: Sentence): boolean {
  if (negative?.lower === 'never' || negative?.lower === 'nowhere') return false;
  const isNoun = negative?.lower === 'no' || negative?.lower === 'none';
  return mayBeFiniteVerb(isNoun ? second : next);
}

/** "I can't wait to go too", "don't forget me too", "why don't you come too". */
function mayKeepToo(sentence: Sentence): boolean {
  const first = getOpeningWord(sentence);
  const isOrderOrQuestion = FUNCTION_WORDS.NEGAUX.has(first) || /^(?:why|let)$/.test(first);
  return isOrderOrQuestion || sentence.some(({ base }) => /^(?:wait|mind|forget|hope|if)$/.test(base));
}
