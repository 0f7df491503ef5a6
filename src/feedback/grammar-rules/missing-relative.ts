import type { Clause, NounGroup } from '../grammar/groups.ts';
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

function isIndefinite({ determiner, isPronoun }: NounGroup): boolean {
  return !isPronoun && /^(?:a|an|some|many|two|three|four|five|several)$/.test(determiner?.lower ?? '');
}

function chooseRelative({ head }: NounGroup): string {
  return findEntry(head.lemma)?.nounClass === 'person' ? 'who' : 'which';
}

function explain(relative: string, noun: string, verb: string) {
  return {
    simple: `“${noun}” and “${verb}” need “${relative}” between them.`,
    full: `“${verb}” says more about “${noun}”, so the clause begins with “${relative}”.`,
  };
}

/**
 * "There is a man lives next door", "I have a friend lives in Paris": the stray verb is about the noun before
 * it.
 */
function checkBehindNoun(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, outer } = clause;
  const finite = verb?.finite;
  const noun = clause.subject;
  if (clause.kind !== 'stray' || !noun || !finite || noun.to !== finite.at || noun.from !== outer?.verb?.to)
    return [];
  const isHave = outer?.verb?.main.lemma === 'have' && outer.verb.verbs.length === 1;
  const isThere = outer?.verb?.main.lemma === 'be' && outer.subject?.head.tag === 'THERE';
  if ((!isHave && !isThere) || !isIndefinite(noun) || noun.number === 'unknown') return [];
  if (finite.tag !== 'VERBS' || finite.possible.has('NOUNS') || !finite.isKnown) {
    // "Have a friend work": only a form in -s is surely a verb of its own; "lives" is a noun only in the
    // plural.
    if (finite.lower !== 'lives' && finite.lower !== 'works') return [];
  }
  const relative = chooseRelative(noun);
  return createWordFinding(
    context,
    finite,
    `${relative} ${finite.text}`,
    explain(relative, getWritten(context, noun.from, noun.to), finite.text),
  );
}

/** Whether the verb takes no clause, so that a second finite verb behind it cannot be its object. */
function isPlainVerb(base: string): boolean {
  const clauses: readonly Complement[] = ['that', 'wh', 'othat', 'owh'];
  return findVerbFrame(base)?.isAuthored === true && !clauses.some((clause) => takes(base, clause));
}

const OBJECT_PRONOUN = /^(?:me|us|him|them)$/;

/** "The man lives next door is nice": two finite verbs and one subject at the beginning of the sentence. */
function checkTwoVerbs(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, outer } = clause;
  const { tokens, clauses, isQuestion } = context.sentence;
  const second = verb?.finite;
  const [first, subject] = [outer?.verb?.finite, outer?.subject];
  if (clause.kind !== 'stray' || !second || !first || !subject || isQuestion || outer?.outer) return [];
  if (subject.from !== 0 || subject.isPronoun || subject.to !== first.at || outer?.verb?.verbs.length !== 1)
    return [];
  const isForm = /^(?:is|are|was|were|has|can|will)$/.test(second.lower);
  if (
    !isForm ||
    (first.tag !== 'VERBS' && first.tag !== 'PAST') ||
    !isPlainVerb(first.lemma) ||
    first.lemma === 'be'
  )
    return [];
  // "The scientists involved in the project are …": a participle needs no "who", unless it has its object.
  const isPastForm = !first.possible.has('EN') || OBJECT_PRONOUN.test(tokens[first.at + 1]?.lower ?? '');
  if (first.tag === 'PAST' && !isPastForm) return [];
  if (
    tokens
      .slice(0, second.at)
      .some(({ tag }) => tag === 'MARK' || tag === 'AND' || tag === 'REL' || tag === 'WH' || tag === 'SUBORD')
  )
    return [];
  if (clauses.length > 2 || chooseRelative(subject) !== 'who' || subject.number === 'unknown') return [];
  const written = getWritten(context, subject.from, subject.to);
  return createWordFinding(context, first, `who ${first.text}`, explain('who', written, first.text));
}

export const MISSING_RELATIVE_RULE: GrammarRule = {
  id: 'missing-relative',
  kind: 'relative',
  precision:
    'Only a person at the start of a sentence with two finite verbs and no border between, or an indefinite noun behind "there is" and "have" with a verb in -s directly behind it.',
  find: findInClauses(checkBehindNoun, checkTwoVerbs),
};
