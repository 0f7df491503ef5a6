// Corrects a missing “who” or “which”: “There is a man lives next door” → “There is a man who lives next
// door”, “The man lives next door is nice” → “The man who lives next door is nice”.

import type { Clause, NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import { type Complement, findVerbFrame, takes } from '../lexicon/verb-frames.ts';
import {
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/** True for "a friend", "some people": a new noun, so that more may be said about it. */
function isIndefinite({ determiner, isPronoun }: NounGroup): boolean {
  return !isPronoun && /^(?:a|an|some|many|two|three|four|five|several)$/.test(determiner?.lower ?? '');
}

/** "Who" for a person, "which" for a thing. */
function chooseRelative({ head }: NounGroup): 'who' | 'which' {
  return findEntry(head.lemma)?.nounClass === 'person' ? 'who' : 'which';
}

function explain(relative: string, noun: string, verb: string) {
  return {
    simple: `“${verb}” tells more about “${noun}”, so we put “${relative}” before it.`,
    full: `“${verb}” says more about “${noun}”, so the clause begins with “${relative}”.`,
  };
}

/** True for "I have a friend", "there is a man": clauses that introduce a noun. */
function introducesNoun({ verb, subject }: Clause): boolean {
  const isHave = verb?.main.lemma === 'have' && verb.verbs.length === 1;
  const isThereIs = verb?.main.lemma === 'be' && subject?.head.tag === 'THERE';
  return isHave || isThereIs;
}

/**
 * Whether a word is a verb in -s, and not a plural noun. Other forms can be right: "have a friend work".
 * "Lives" and "works" are nouns too, but not directly after another noun.
 */
function isSurelyVerbInS({ tag, lower, possibleTags, isInLexicon }: GrammarToken): boolean {
  return (
    (tag === 'VERBS' && !possibleTags.has('NOUNS') && isInLexicon) || lower === 'lives' || lower === 'works'
  );
}

/** True for "(There are many people) live here": a base form with a place or an object after it. */
function isSurelyPluralVerb(
  { tag, possibleTags, isInLexicon, at }: GrammarToken,
  tokens: readonly GrammarToken[],
): boolean {
  const isVerb = tag === 'VERB' && isInLexicon && !possibleTags.has('NOUN') && !possibleTags.has('PAST');
  return isVerb && /^(?:PREP|DET|ADV)$/.test(tokens[at + 1]?.tag ?? '');
}

/** "There is a man [lives → who lives] next door". */
function checkIntroducedNoun(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { kind, verb, subject: noun, parent: introduction } = clause;
  const secondVerb = verb?.finite;
  // An unjoined clause has a verb that no conjunction or relative pronoun joins to the rest.
  if (kind !== 'unjoined' || !noun || !secondVerb || !introduction?.verb) return [];
  const isBetweenVerbs = noun.from === introduction.verb.to && noun.to === secondVerb.at;
  if (!isBetweenVerbs || !introducesNoun(introduction)) return [];
  const isPlural =
    noun.number === 'plural' &&
    introduction.subject?.head.tag === 'THERE' &&
    isSurelyPluralVerb(secondVerb, context.sentence.tokens);
  if (!isPlural && (!isIndefinite(noun) || noun.number === 'unknown' || !isSurelyVerbInS(secondVerb)))
    return [];
  const relative = chooseRelative(noun);
  return createWordFinding(
    context,
    secondVerb,
    `${relative} ${secondVerb.text}`,
    explain(relative, getWritten(context, noun.from, noun.to), secondVerb.text),
  );
}

/** Whether the verb takes no clause, so that a second finite verb after it cannot be in its object. */
function takesNoClause(base: string): boolean {
  const clauses: readonly Complement[] = [
    'that-clause',
    'wh-clause',
    'object-that-clause',
    'object-wh-clause',
  ];
  return findVerbFrame(base)?.isAuthored === true && !clauses.some((clause) => takes(base, clause));
}

/** Pronouns that can only be objects: "the man helped me". */
const OBJECT_PRONOUN = /^(?:me|us|him|them)$/;
/** The second verb has to be one of these: "The man lives next door is nice". */
const SECOND_VERBS = /^(?:is|are|was|were|has|can|will)$/;

/**
 * Whether a verb is finite: "lives", "went", and "helped" in "the man helped me", which has its object.
 * Right: "The scientists involved in the project are …", where "involved" is a participle and needs no "who".
 */
function isSurelyFinite(verb: GrammarToken, tokens: readonly GrammarToken[]): boolean {
  if (verb.tag === 'VERBS') return true;
  const hasObject = OBJECT_PRONOUN.test(tokens[verb.at + 1]?.lower ?? '');
  return verb.tag === 'PAST' && (!verb.possibleTags.has('EN') || hasObject);
}

/** Whether the word can begin another clause: "and", "because", "who", "that". */
function canJoinClauses({ tag }: GrammarToken): boolean {
  return tag === 'MARK' || tag === 'AND' || tag === 'REL' || tag === 'WH' || tag === 'SUBORD';
}

/** Whether the group names persons of a known number: "the man", "my neighbours". */
function namesPersonOfKnownNumber(subject: NounGroup): boolean {
  return !subject.isPronoun && subject.number !== 'unknown' && chooseRelative(subject) === 'who';
}

/** "The man [lives → who lives] next door is nice": the sentence has one subject and two finite verbs. */
function checkTwoVerbs(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { kind, verb, parent: firstClause } = clause;
  const { tokens, clauses, isQuestion } = context.sentence;
  const [subject, firstVerb, secondVerb] = [firstClause?.subject, firstClause?.verb?.finite, verb?.finite];
  if (kind !== 'unjoined' || !subject || !firstVerb || !secondVerb) return [];
  if (isQuestion || firstClause?.parent || clauses.length > 2) return [];
  const beginsSentence = subject.from === 0 && subject.to === firstVerb.at;
  if (!beginsSentence || !namesPersonOfKnownNumber(subject) || firstClause?.verb?.verbs.length !== 1)
    return [];
  if (firstVerb.lemma === 'be' || !takesNoClause(firstVerb.lemma) || !isSurelyFinite(firstVerb, tokens))
    return [];
  if (!SECOND_VERBS.test(secondVerb.lower)) return [];
  if (tokens.slice(0, secondVerb.at).some(canJoinClauses)) return [];
  const written = getWritten(context, subject.from, subject.to);
  return createWordFinding(
    context,
    firstVerb,
    `who ${firstVerb.text}`,
    explain('who', written, firstVerb.text),
  );
}

/**
 * Conditions: A person opens a sentence with two finite verbs, and no mark or conjunction comes between; or
 * an indefinite noun after “there is” or “have” comes directly before a verb in -s; or a plural after “there
 * are” comes before a verb with a place or an object.
 */
export const MISSING_RELATIVE_RULE: GrammarRule = {
  id: 'missing-relative',
  kind: 'relative',
  find: findInClauses(checkIntroducedNoun, checkTwoVerbs),
};
