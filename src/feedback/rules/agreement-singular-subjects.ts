/*
 * Corrects a verb for many after a subject that counts as one: “she have a bike” → “she has a bike”, “Anna
 * like tea” → “Anna likes tea”, “everyone are here” → “everyone is here”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `-please HESHE|INDEF1 MIDADV? ~PAST|ADJ <v=VERB>`: “everyone always [like]”, but not “please everyone
 * listen”. The verb is kept as `v`.
 *   <…>            the wrong words, which `fix` replaces
 *   and|or         one of these words
 *   MIDADV?        this, or nothing
 *   ADJ*           none to four of these
 *   ~PAST|ADJ      the next word is none of these; takes no word itself
 *   -please        the word before is not this; takes no word itself
 *   ^              the sentence begins here
 *   ^c             a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   %eitherNumber  a word of the list `eitherNumber` in agreement-words.ts: “group”
 *   =NAME          a word that is nothing else: “Anna”, not “Will”, which is a verb as well
 *   =NOUN          a word that is nothing else: “table”, not “work”, which is a verb as well
 *   v=VERB         this word, which `fix` and the reasons quote as {v}
 *   {v:s}          its form in -s: “goes”
 *   {v:past}       its past form: “went”
 *   unless         patterns; the rule is off in a sentence that has one of them anywhere
 *   inPast         the `fix` where the text tells of the past
 *   VERB “go”, PAST “went”, EN “gone”
 *   NOUN “dog”, NAME “Anna”, ADJ “big”
 *   HESHE “he, she, it”, POSS “my, your …”, INDEF1 “everyone, nothing …”
 *   DET “the, my, some …”, NUM “two, three …”
 *   MIDADV “always, just …”, ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {who} the subject, without “and” before
 *   it or “always” after it.
 */

import { canCallToAll } from '../lexicon/call-to-all.ts';
import { isNameOfFirm } from '../lexicon/firms.ts';
import type { LearnerRule } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getWordAfterMark, getWordBeforeMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { findOpening } from '../patterns/sentence-boundaries.ts';
import { hasTag, type Sentence } from '../patterns/sentences.ts';
import { SINGULAR_EXPLANATION, THIRD_PERSON_EXPLANATION, VERB_IN_S_EXPLANATION } from './agreement-words.ts';
import { isAboutThePast, needsThirdPersonS } from './clause.ts';

/**
 * Words before a verb that is right without -s: “Heaven help us”, “First come, first served”, “the staff
 * work”.
 */
const BEFORE_RIGHT_BARE_VERB = 'god|heaven|first|second|third|fourth|fifth|next|last|%eitherNumber';

/** Prepositions that make “it” an object: “opinions on it”. */
const PREPOSITIONS_WITH_IT = new Set(
  'on of about in for with from at by to into behind against around beside near under over like'.split(' '),
);
/** Verbs that a clause follows, whose subject “it” can be. Wrong: “I think it are good”. */
const VERBS_BEFORE_CLAUSE = new Set(
  'think say know hope believe feel guess suppose see hear tell mean'.split(' '),
);

/** Right: “Opinions on it are divided”, “those who know it are happy”, where “it” is an object. */
function isObjectIt(match: Match, sentence: Sentence): boolean {
  const [twoBefore, before, word] = [-2, -1, 0].map((offset) => sentence[match.from + offset]);
  if (word?.lower !== 'it' || !before) return false;
  if (PREPOSITIONS_WITH_IT.has(before.lower)) return true;
  if (!hasTag(before, 'VERB', 'VERBS', 'PAST', 'ING', 'EN')) return false;
  return !VERBS_BEFORE_CLAUSE.has(before.base) || ['who', 'which', 'that'].includes(twoBefore?.lower ?? '');
}

/** What one can ask of all who hear it: “Everyone sit down.” */
const ASKED_FROM_ALL = new Set(
  'sit stand come help move listen stop wait call get run take close look leave keep'.split(' '),
);

/** Right: “Someone help me.”, “Everyone sit down.”, and all sentences that end in “!”. */
function isCallToAll(match: Match, sentence: Sentence): boolean {
  if (sentence.at(-1)?.text === '!') return true;
  const opening = findOpening(sentence);
  return (
    match.from === opening &&
    canCallToAll(sentence.slice(opening)) &&
    ASKED_FROM_ALL.has(getFirstMarkedWord(match, sentence))
  );
}

/** Right: “A radio like that costs a lot”, where “like” is a preposition. */
function isLikeAPreposition(match: Match, sentence: Sentence): boolean {
  return (
    getFirstMarkedWord(match, sentence) === 'like' &&
    /^(?:that|this|these|those|him|her|me|you|us|them)$/.test(getWordAfterMark(match, sentence))
  );
}

/**
 * Right: “The cash flow suffered”, “the pilot program, if it works”: the marked word is the second noun of
 * two.
 */
function isNounInCompound(match: Match, sentence: Sentence): boolean {
  const next = sentence[match.marked.to];
  return next?.text === ',' || hasTag(next, 'PAST', 'EN', 'VERBS');
}

/** Right in British English: “Google say that …”, of the people of a firm. */
function namesFirm(match: Match, sentence: Sentence): boolean {
  return sentence.slice(match.from, match.marked.from).some(({ text }) => isNameOfFirm(text));
}

/** Not marked: “the Smith Family”, where a capital shows a part of a name. */
function hasCapital(match: Match, sentence: Sentence): boolean {
  return /^\p{Lu}/u.test(sentence[match.marked.from]?.text ?? '');
}

/** Right: “The Smiths live here”, “African Americans only sleep …”: after -s the subject may be plural. */
function followsWordInS(match: Match, sentence: Sentence): boolean {
  const hasNameInS = sentence
    .slice(match.from, match.marked.from)
    .some(({ text }, at) => at > 0 && /^\p{Lu}\p{Ll}+s$/u.test(text));
  return hasNameInS || getWordBeforeMark(match, sentence).endsWith('s');
}

/** Right: “The staff now know”: such a noun may mean its people. */
function followsNounForPeople(match: Match, sentence: Sentence): boolean {
  return sentence
    .slice(match.from, match.marked.from)
    .some(({ lower }) =>
      /^(?:staff|crew|team|family|audience|public|government|police|jury|committee|band)$/.test(lower),
    );
}

/** A subject that counts as one, with a verb for many: “She [have → has]”. */
export const SINGULAR_SUBJECT_RULES: readonly LearnerRule[] = [
  // He [don't → doesn't] like fish.
  {
    id: 'agreement-statement-02',
    find: ["HESHE|INDEF1|=NAME MIDADV? <don't>", "^c DET ADJ* =NOUN MIDADV? <don't>"],
    fix: "doesn't",
    inPast: "didn't",
    explanation: SINGULAR_EXPLANATION,
    unless: ['suggest|recommend that', "and|or NAME don't"],
    when: (match, sentence) => !isAboutThePast(match, sentence),
  },
  // She [live → lives] in Rome.
  {
    id: 'agreement-statement-03',
    find: '-please HESHE|INDEF1 MIDADV? ~PAST|ADJ <v=VERB>',
    fix: '{v:s}',
    inPast: '{v:past}',
    // Wrong in another way: "until now he never reply", where the perfect is missing.
    unless: ['until|till|to now', 'so far'],
    explanation: THIRD_PERSON_EXPLANATION,
    when: (match, sentence) =>
      !isCallToAll(match, sentence) && !isObjectIt(match, sentence) && needsThirdPersonS(match, sentence),
  },
  // Anna [like → likes] tea.
  {
    id: 'agreement-statement-04',
    find: [
      `^c =NAME NAME? MIDADV? -${BEFORE_RIGHT_BARE_VERB} ~PAST|NOUN|ADJ <v=VERB>`,
      `^c POSS|the|this|that|a|an|every|each ADJ* %persons MIDADV? -${BEFORE_RIGHT_BARE_VERB} ~PAST|ADJ <v=VERB>`,
      `^c POSS|the|this|that|a|an ADJ* =NOUN MIDADV? -${BEFORE_RIGHT_BARE_VERB} ~PAST|ADJ|NOUN <v=VERB>`,
      `^c POSS|the|this|that|a|an NOUN NOUN MIDADV? -${BEFORE_RIGHT_BARE_VERB} ~PAST|ADJ|NOUN <v=VERB>`,
    ],
    fix: '{v:s}',
    inPast: '{v:past}',
    explanation: VERB_IN_S_EXPLANATION,
    when: (match, sentence) =>
      needsThirdPersonS(match, sentence) &&
      !hasCapital(match, sentence) &&
      !followsWordInS(match, sentence) &&
      !followsNounForPeople(match, sentence) &&
      !isLikeAPreposition(match, sentence) &&
      !isNounInCompound(match, sentence) &&
      !namesFirm(match, sentence),
  },
  // She [are → is] my friend.
  {
    id: 'agreement-statement-19',
    find: ['-and|or|if|than HESHE <are>', 'INDEF1 <are>', 'HESHE <am>'],
    fix: 'is',
    inPast: 'was',
    explanation: SINGULAR_EXPLANATION,
    when: (match, sentence) => !isObjectIt(match, sentence),
  },
  // My sister [have → has] a cat.
  {
    id: 'agreement-statement-20',
    find: [
      'INDEF1 MIDADV? <have>',
      '^ =NAME <have> a|an|two|NUM|EN|to',
      '^c POSS|the|this|a ADJ* %persons|=NOUN MIDADV? -%eitherNumber <have>',
    ],
    fix: 'has',
    inPast: 'had',
    explanation: SINGULAR_EXPLANATION,
    when: (match, sentence) => needsThirdPersonS(match, sentence) && !followsWordInS(match, sentence),
  },
];
