/*
 * Tests and changes of verb forms that several rules share: which form a verb has, which form its subject
 * takes, and the present, past and perfect of a verb for a subject.
 */

import type { Clause, NounGroup, VerbGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { canBe } from '../lexicon/english.ts';
import { toIngForm, toPastForm, toPastParticiple, toThirdPerson } from '../lexicon/inflection.ts';

/** Whether a word is read as a verb in its base form: go, have. */
export function isBaseForm({ tag, lower, lemma, isInLexicon }: GrammarToken): boolean {
  return tag === 'VERB' && lower === lemma && isInLexicon;
}

/** Whether a clause has one verb in the present and nothing else: "we play", "he plays". */
export function isPlainPresent({ verb, subject }: Clause): boolean {
  const finite = verb?.finite;
  if (!subject || !finite || verb.verbs.length !== 1 || verb.isInverted || verb.isNegative) return false;
  const isPresent = finite.tag === 'VERB' || finite.tag === 'VERBS';
  return isPresent && !finite.possibleTags.has('PAST') && finite.isInLexicon;
}

/** Whether a word can be a verb in its base form, even if the parser reads it as something else: "work". */
export function canBeBaseForm(token: GrammarToken | undefined): token is GrammarToken {
  return token !== undefined && token.lower === token.lemma && token.possibleTags.has('VERB');
}

/**
 * Whether the verbs of a group stand side by side, so that one form can replace them: not "have often seen".
 */
export function isUnbroken({ verbs }: VerbGroup): boolean {
  return verbs.every(({ at }, index) => at === (verbs[0]?.at ?? 0) + index);
}

/** "n't" or " not" after an auxiliary, as the learner wrote it. */
export function writeNot(not: GrammarToken | undefined): string {
  return not?.lower === "n't" ? "n't" : ' not';
}

/** Whether a finite verb has the form for "he": is, was, has, goes. */
export function isThirdPersonForm({ tag, lower }: GrammarToken): boolean {
  return tag === 'VERBS' || lower === 'was';
}

/** Whether the subject is "I", and not "Ana and I". */
function isFirstPerson(subject: NounGroup): boolean {
  return subject.head.lower === 'i' && subject.members.length === 0;
}

/** Whether the subject takes "goes", not "go"; undefined where its number is not known: "my family". */
export function takesThirdPerson({ number, person, head, members }: NounGroup): boolean | undefined {
  if (members.length === 0 && (head.lower === 'i' || head.lower === 'you')) return false;
  if (number === 'unknown') return undefined;
  return number === 'singular' && person === 3;
}

/** The present of a verb for a subject: am, is, are, has, goes. */
export function toPresent(base: string, subject: NounGroup): string {
  const isThirdPerson = takesThirdPerson(subject) === true;
  if (base === 'be') return isFirstPerson(subject) ? 'am' : isThirdPerson ? 'is' : 'are';
  return isThirdPerson ? toThirdPerson(base) : base;
}

/** The past of a verb for a subject: was, were, went. */
export function toPast(base: string, subject: NounGroup): string {
  if (base !== 'be') return toPastForm(base);
  return isFirstPerson(subject) || takesThirdPerson(subject) === true ? 'was' : 'were';
}

/** The present perfect of a verb for a subject, with an adverb between its parts: "has already gone". */
export function toPerfect(base: string, subject: NounGroup, adverb = ''): string {
  return [toPresent('have', subject), adverb, toPastParticiple(base)].filter((word) => word !== '').join(' ');
}

/** The present continuous of a verb for a subject: am going, is going. */
export function toProgressive(base: string, subject: NounGroup): string {
  return `${toPresent('be', subject)} ${toIngForm(base)}`;
}

/**
 * Whether the verb of a clause can't be a noun, as in "His visit to Rome". A form that can be a noun needs an
 * auxiliary, "to" or a pronoun as its subject: "He visits Rome".
 */
export function isCertainlyVerb({ verb, subject }: Clause): boolean {
  if (!verb) return false;
  const { main } = verb;
  if (!main.possibleTags.has('NOUN') && !main.possibleTags.has('NOUNS')) return true;
  if (main.lemma !== main.lower && !canBe(main.lemma, 'n')) return true;
  return verb.verbs.length > 1 || verb.form === 'infinitive' || subject?.head.tag === 'PRON';
}
