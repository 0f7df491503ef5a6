/*
 * Corrects a verb for one after a plural subject, “I” or “you”: “they is late” → “they are late”, “Tom and
 * Anna is here” → “Tom and Anna are here”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `NOUNS who|which <is>`: “the boys who [is]”.
 *   <…>          the wrong words, which `fix` replaces
 *   i|you        one of these words
 *   DET?         this, or nothing
 *   ADJ*         none to four of these
 *   ~a|an|the    the next word is none of these; takes no word itself
 *   -and|or      the word before is none of these; takes no word itself
 *   ^            the sentence begins here
 *   ^c           a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   %persons     a word of the list `persons` in agreement-words.ts: “teacher”
 *   =NOUN        a word that is nothing else: “table”, not “work”, which is a verb as well
 *   n=NOUNS      this word, which `fix` and the reasons quote as {n} (so also v)
 *   {v:base}     its base form: “go”
 *   {v:past}     its past form: “went”
 *   unless       patterns; the rule is off in a sentence that has one of them anywhere
 *   inPast       the `fix` where the text tells of the past
 *   VERB “go”, VERBS “goes”, PAST “went”, EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   POSS “my, your …”
 *   DET “the, my, some …”, NUM “two, three …”
 *   MIDADV “always, just …”
 *   Reasons quote {wrong} the marked words, {right} the correction, {who} the subject, without “and” before
 *   it or “always” after it.
 */

import type { LearnerRule } from '../patterns/learner-rule.ts';
import { getWordAfterMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { hasTag, type Sentence, type Token } from '../patterns/sentences.ts';
import {
  isPluralSubject,
  NOT_THIRD_PERSON_EXPLANATION,
  PLURAL_EXPLANATION,
  VERB_WITHOUT_S_EXPLANATION,
} from './agreement-words.ts';
import { isAboutThePast, isOnlyFiniteVerb } from './clause.ts';

/** “My two old friends always …” */
const PLURAL_NOUN = '^c DET|NUM? ADJ* n=NOUNS MIDADV?';
/** “The books on the table …” */
const PLURAL_NOUN_WITH_PLACE = '^c DET ADJ* NOUNS in|on|of|from|at|with|near|behind|next DET? ADJ* NOUN';
/** “Tom and my sister …” */
const NAME_AND_PERSON = '^c %persons|NAME and POSS|the? %persons|NAME|i|you|he|she';
/** “My mother and Tom …” */
const KIN_AND_PERSON = '^c POSS|the %persons and POSS|the? %persons|NAME|i|you|he|she';

/** Nouns for one person or pet, so that two of them are two: “my mother and father is” → “are”. */
const KIN_PEOPLE_AND_PETS = new Set(
  'mother father brother sister mum mom dad mummy daddy son daughter uncle aunt cousin grandmother grandfather grandma grandpa wife husband boy girl man woman dog cat nephew niece'.split(
    ' ',
  ),
);

/** Right: "the 'secret' police files": after a quoted word no clause begins. */
function followsQuote({ from }: Match, sentence: Sentence): boolean {
  return from > 1 && /^['’”"]$/.test(sentence[from - 1]?.text ?? '');
}

const isCapitalised = ({ text }: Token) => /^\p{Lu}/u.test(text);

/**
 * Whether “and” joins two persons. Wrong: “My mother and father is here”. Right: “My friend and colleague is
 * here” tells of one person, and “Peter and Jane is an old book” of a title.
 */
function areTwoPersons(match: Match, sentence: Sentence): boolean {
  const and = sentence.findIndex(({ lower }, at) => at > match.from && lower === 'and');
  const [first, second] = [sentence[and - 1], sentence[and + 1]];
  if (!first || !second) return false;
  const isSecondBare = match.marked.from === and + 2 && !isCapitalised(second) && second.tags.has('NOUN');
  const hasFirstOwner = and > match.from + 1;
  if (isSecondBare && hasFirstOwner)
    return KIN_PEOPLE_AND_PETS.has(first.lower) && KIN_PEOPLE_AND_PETS.has(second.lower);
  const areNames = isCapitalised(first) && isCapitalised(second) && second.lower !== 'i';
  const readsLikeTitle = /^(?:an?|the|my|his|her|our|their|by|about|on|one)$/.test(
    getWordAfterMark(match, sentence),
  );
  return !(areNames && readsLikeTitle);
}

/** Right: “Criticism of many young people seems unfair”, where the subject stands before a preposition. */
function followsPreposition(match: Match, sentence: Sentence): boolean {
  return sentence
    .slice(Math.max(0, match.from - 3), match.from)
    .some(({ lower }) =>
      /^(?:of|at|for|from|by|with|about|to|on|in|against|between|among|towards)$/.test(lower),
    );
}

/**
 * Whether the marked word is a noun. “We teachers work hard” is right; “They names are Ana and Tom” is left
 * to another rule.
 */
function isNounAfterPronoun(match: Match, sentence: Sentence): boolean {
  const [verb, next] = [sentence[match.marked.from], sentence[match.marked.to]];
  if (!hasTag(verb, 'NOUNS') || !next) return false;
  return (
    /^(?:is|are|am|was|were|have|has|had|do|does|did|can|will|must|should|could|would|not|and|or|of)$/.test(
      next.lower,
    ) || hasTag(next, 'VERB', 'VERBS', 'PAST')
  );
}

/** A plural subject, “I” or “you” with a verb for one: “They [is → are]”. */
export const PLURAL_SUBJECT_RULES: readonly LearnerRule[] = [
  // Cats [is → are] nice.
  {
    id: 'agreement-statement-06',
    find: [
      '^c -as DET|NUM|other? ADJ* n=NOUNS MIDADV? <is>',
      '^c -as n=NOUNS <is>',
      `${PLURAL_NOUN_WITH_PLACE} <is>`,
    ],
    fix: 'are',
    inPast: 'were',
    explanation: PLURAL_EXPLANATION,
    // Right: "Fifty people is a lot", "Mice is the plural of mouse".
    unless: 'is a|an|the|not|my|our ADJ? lot|plural|word|title|number|noun|book|film|song|play|game',
    when: isPluralSubject,
  },
  // The shops [was → were] closed.
  {
    id: 'agreement-statement-07',
    find: [`${PLURAL_NOUN} <was>`, `${PLURAL_NOUN_WITH_PLACE} <was>`],
    fix: 'were',
    explanation: PLURAL_EXPLANATION,
    when: isPluralSubject,
  },
  // My friends [has → have] a car.
  {
    id: 'agreement-statement-08',
    find: [`${PLURAL_NOUN} <has>`, `${PLURAL_NOUN_WITH_PLACE} <has>`],
    fix: 'have',
    inPast: 'had',
    explanation: PLURAL_EXPLANATION,
    unless: 'how many NOUNS has',
    when: isPluralSubject,
  },
  // The children [likes → like] games.
  {
    id: 'agreement-statement-10',
    find: [
      `${PLURAL_NOUN} ~has|is|was|does|EN <v=VERBS>`,
      '^c DET ADJ* NOUNS in|on|from|at|with|near|behind DET? ADJ* =NOUN ~NOUNS|has|is|was <v=VERBS>',
    ],
    fix: '{v:base}',
    inPast: '{v:past}',
    explanation: VERB_WITHOUT_S_EXPLANATION,
    when: (match, sentence) =>
      isPluralSubject(match, sentence) && isOnlyFiniteVerb(match, sentence) && !followsQuote(match, sentence),
  },
  // People [thinks → think] so.
  {
    id: 'agreement-statement-14',
    find: [
      'people who? MIDADV? ~NOUN|NOUNS|is|was|has <v=VERBS>',
      '-and people|NOUNS who MIDADV? ~is|was|has <v=VERBS>',
      'people <v=lives|works|needs|loves|uses|visits|helps|plays|walks> ~PAST|VERB|ING',
    ],
    fix: '{v:base}',
    inPast: '{v:past}',
    explanation: {
      simple: '“{who}” is like “they”, so the verb has no -s: “{right}”.',
      full: '“{who}” is plural, so the verb takes no -s: “{right}”.',
    },
    // Right: "The extent to which it benefits people remains open."
    unless: ['number|one|group|each of', 'extent|way', 'which|that NOUN|NAME|it VERBS ADJ? people'],
    when: (match, sentence) => !followsPreposition(match, sentence),
  },
  // They [is → are] late.
  {
    id: 'agreement-statement-15',
    find: ['NOUNS who|which <is>', 'these|those|they|we MIDADV? <is>', '^ you <is>'],
    fix: 'are',
    inPast: 'were',
    explanation: NOT_THIRD_PERSON_EXPLANATION,
    when: isPluralSubject,
  },
  // I [has → have] a dog.
  {
    id: 'agreement-statement-17',
    find: ['we|they MIDADV? <has>', '^c i|you MIDADV? <has>', 'NOUNS who <has>'],
    fix: 'have',
    inPast: 'had',
    explanation: NOT_THIRD_PERSON_EXPLANATION,
    when: isPluralSubject,
  },
  // I [likes → like] tea.
  {
    id: 'agreement-statement-22',
    find: [
      '-and|or i|we|they MIDADV? ~is|was|has|does|NOUNS <v=VERBS>',
      '^c you MIDADV? ~is|was|has|does|NOUNS <v=VERBS>',
      '^ i|we|they|you MIDADV? ~is|was|has|does <v=VERBS>',
    ],
    fix: '{v:base}',
    inPast: '{v:past}',
    explanation: NOT_THIRD_PERSON_EXPLANATION,
    when: (match, sentence) => !isAboutThePast(match, sentence) && !isNounAfterPronoun(match, sentence),
  },
  // Tom and Anna [is → are] friends.
  {
    id: 'agreement-statement-23',
    find: [`${NAME_AND_PERSON} <is> ~a|an|the`, `${KIN_AND_PERSON} <is> ~a|an|the`],
    fix: 'are',
    inPast: 'were',
    explanation: PLURAL_EXPLANATION,
    when: areTwoPersons,
  },
  // My brother and I [was → were] late.
  {
    id: 'agreement-statement-24',
    find: [
      `${NAME_AND_PERSON} <was> ~a|an|the`,
      `${KIN_AND_PERSON} <was> ~a|an|the`,
      '^c POSS|the|NAME ADJ* %persons? and i <am>',
    ],
    fix: 'were',
    explanation: PLURAL_EXPLANATION,
    when: areTwoPersons,
  },
  // Ali and his sister [has → have] a boat.
  {
    id: 'agreement-statement-25',
    find: [`${NAME_AND_PERSON} <has>`, `${KIN_AND_PERSON} <has>`],
    fix: 'have',
    inPast: 'had',
    explanation: PLURAL_EXPLANATION,
    when: areTwoPersons,
  },
];
