import type { MistakeKind } from '../../../src/feedback/mistake-kinds.ts';
import type { HarperLint } from './harper-linter.ts';

/**
 * Harper's rules that mark no correct sentence of the curriculum, each with a reason for a learner. The other
 * rules look for slips of native speakers and mark "It's half past nine". Allowing rules by name costs 0.9
 * points of recall on the held-out corpus.
 */
export const HARPER_REASONS: Readonly<Record<string, string>> = {
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
  OrthographicConsistency: 'Check the capital letter here.',
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

/** The kind of mistake of a lint. */
export function getMistakeKind(lint: HarperLint): MistakeKind {
  return KIND_OF_RULE[lint.rule] ?? KIND_OF_CATEGORY[lint.kind] ?? 'usage';
}
