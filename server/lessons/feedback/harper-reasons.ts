import type { MistakeKind } from '../../../src/feedback/mistake-kinds.ts';
import type { HarperLint } from './harper-linter.ts';

/**
 * Harper's remarks are written for people who know English. These say the same to a learner, for the rules that
 * learners meet; the others get a reason by their kind, or harper's own words.
 */
const BY_RULE: Readonly<Record<string, string>> = {
  AllowTo: 'After "allow" comes a person first, or a verb with -ing.',
  AmInTheMorning: '"a.m." already means "in the morning", so one of them is enough.',
  AnA: 'Use "an" before a vowel sound (an hour, an apple) and "a" before any other sound (a university, a book).',
  CapitalizePersonalPronouns: 'The word "I" is always a capital letter.',
  CompoundSubjectI: 'Before the verb we say "I", not "me".',
  CriteriaPhenomena: 'This is the plural form. The singular is "criterion" or "phenomenon".',
  DespiteOf: 'We say "despite" or "in spite of".',
  Didnt: 'After "didn\'t" the verb stays in its base form.',
  Discuss: '"Discuss" takes no "about": we discuss something.',
  DoMistake: 'In English we make a mistake.',
  DoubleModal: 'Only one of these verbs (can, will, must, should) can stand before the main verb.',
  DoubleNegative: 'One negative word is enough: two of them cancel each other out.',
  GoodAt: 'We are "good at" something.',
  HeDos: 'With he, she and it the verb "do" becomes "does".',
  HowItLooksLike: 'Say "what it looks like" or "how it looks".',
  IAm: 'With "I" the verb "be" is "am".',
  IAmAgreement: '"Agree" is a verb of its own, so it needs no "am": I agree.',
  InflectedVerbAfterTo: 'After "to" the verb stays in its base form: "to go", not "to went".',
  LookForwardTo: 'After "look forward to" comes a noun or a verb with -ing.',
  LookingForwardTo: 'After "looking forward to" comes a noun or a verb with -ing.',
  ModalOf: 'After could, should and would we write "have". It only sounds like "of".',
  MoreBetter: '"Better" already means "more good", so it needs no "more".',
  PronounAre: 'The verb "be" changes with the person: I am, you are, he is.',
  PronounInflectionBe: 'The verb "be" changes with the person: I am, you are, he is, they are.',
  RegularIrregulars: 'This verb is irregular: its past form does not end in -ed.',
  RepeatedWords: 'The same word stands here twice.',
  SentenceCapitalization: 'A sentence begins with a capital letter.',
  SimplePastToPastParticiple:
    'After have, has and had comes the third form of the verb: have gone, has seen.',
  SinceDuration:
    'We use "for" with a length of time (for three years) and "since" with its start (since 2020).',
  SpellCheck: 'This word is spelled differently.',
  ThenThan: 'To compare, use "than". "Then" is about time.',
  UseToUsedTo: 'For a habit in the past we say "used to".',
  WillNonLemma: 'After "will" the verb stays in its base form.',
  WorseOrWorst: '"Worse" compares two things. "Worst" is the most of all.',
};

const BY_KIND: Readonly<Record<string, string>> = {
  Agreement: 'These two words must match: one person or thing, or more than one.',
  BoundaryError: 'Check where one word ends and the next begins.',
  Capitalization: 'Check the capital letter here.',
  Eggcorn: 'The two sound alike, but this is how it is written.',
  Malapropism: 'The two words sound alike but mean different things.',
  Punctuation: 'Check the punctuation here.',
  Repetition: 'The same thing is said twice.',
  Spelling: 'This word is spelled differently.',
  Typo: 'This looks like a slip of the pen.',
  WordOrder: 'In English these words stand in another order.',
};

function readable(message: string): string {
  return message
    .replace(/`([^`]*)`/g, '"$1"')
    .replace(/[*_]{2}([^*_]*)[*_]{2}/g, '$1')
    .trim();
}

/** Why the marked text is wrong, in words for a learner. */
export function reasonFor(lint: HarperLint): string {
  return BY_RULE[lint.rule] ?? BY_KIND[lint.kind] ?? readable(lint.message);
}

const KIND_OF_RULE: Readonly<Record<string, MistakeKind>> = {
  AnA: 'article',
  DoubleNegative: 'negation',
  GoodAt: 'preposition',
  LookForwardTo: 'verb-pattern',
  MoreBetter: 'comparison',
  RegularIrregulars: 'verb-form',
  RepeatedWords: 'extra-word',
  SimplePastToPastParticiple: 'verb-form',
  SinceDuration: 'tense',
  ThenThan: 'comparison',
  UseToUsedTo: 'used-to',
};

const KIND_OF_CATEGORY: Readonly<Record<string, MistakeKind>> = {
  Agreement: 'agreement',
  Capitalization: 'capital',
  Eggcorn: 'confusable',
  Malapropism: 'confusable',
  Punctuation: 'punctuation',
  Repetition: 'extra-word',
  Spelling: 'spelling',
  Typo: 'spelling',
  WordOrder: 'word-order',
};

/** What kind of mistake a remark is about. */
export function kindOf(lint: HarperLint): MistakeKind {
  return KIND_OF_RULE[lint.rule] ?? KIND_OF_CATEGORY[lint.kind] ?? 'usage';
}
