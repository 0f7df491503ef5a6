// Corrects the tense of what was over before another moment in the past: “When I arrived, the film already
// started” → “the film had already started”, “It was the first time she has spoken” → “she had spoken”, “By
// the time we arrive, the match had started” → “By the time we arrived”.

import type { Clause } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toPastParticiple } from '../lexicon/inflection.ts';
import {
  combineFinds,
  createFinding,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { isEventVerb, isStateVerb } from './verb-classes.ts';
import { toPast } from './verb-forms.ts';

type Tokens = readonly GrammarToken[];

/** Whether the words at an index are "by the time". */
function isByTheTime(tokens: Tokens, at: number): boolean {
  return tokens[at]?.lower === 'by' && tokens[at + 1]?.lower === 'the' && tokens[at + 2]?.lower === 'time';
}

/** True for "by the time we came". */
function opensWithByTheTime({ subject }: Clause, tokens: Tokens): boolean {
  return subject !== undefined && isByTheTime(tokens, subject.from - 3);
}

/** Finds "first" in "it was the first time (that) she …"; undefined before other clauses. */
function findOrdinal(tokens: Tokens, subjectFrom: number): string | undefined {
  const end = tokens[subjectFrom - 1]?.lower === 'that' ? subjectFrom - 1 : subjectFrom;
  const [be, the, ordinal, time] = tokens.slice(Math.max(0, end - 4), end).map(({ lower }) => lower);
  if (be !== 'was' || the !== 'the' || time !== 'time' || ordinal === undefined) return undefined;
  return /^(?:first|second|third|fourth|fifth|last)$/.test(ordinal) ? ordinal : undefined;
}

/** "It was the first time she [has → had] spoken". */
function checkFirstTime(context: RuleContext, { subject, verb }: Clause): readonly GrammarFinding[] {
  const have = verb?.finite;
  if (!subject || !have || have.lemma !== 'have' || !verb.isPerfect || verb.tense !== 'present') return [];
  if (verb.isInverted || subject.to !== have.at || have.lower.startsWith("'")) return [];
  const ordinal = findOrdinal(context.sentence.tokens, subject.from);
  if (ordinal === undefined) return [];
  return createWordFinding(context, have, 'had', {
    simple: `“It was the ${ordinal} time” is in the past, so we say “had”, not “${have.text}”.`,
    full: `“It was the ${ordinal} time” takes the past perfect: “had ${verb.main.lower}”.`,
  });
}

/** True for "we arrive"; not for "we put", which can be past as well. */
function isSimplePresent({ verb }: Clause): boolean {
  const finite = verb?.finite;
  if (!finite || verb.verbs.length !== 1 || verb.isInverted || verb.isNegative) return false;
  return /^VERBS?$/.test(finite.tag) && !finite.possibleTags.has('PAST');
}

/** The other clause of a sentence of two, if it is a main clause with "had": "the match had started". */
function findPastPerfect({ sentence }: RuleContext, clause: Clause): Clause['verb'] {
  const [main, ...others] = sentence.clauses.filter((each) => each !== clause && each.verb?.finite);
  if (others.length > 0 || main?.kind !== 'main' || !main.verb?.isPerfect) return undefined;
  return main.verb.finite?.lower === 'had' ? main.verb : undefined;
}

/** "By the time we [arrive → arrived], the match had started": the other verb shows the past. */
function checkByTheTime(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, verb } = clause;
  const finite = verb?.finite;
  if (!subject || !finite || !isSimplePresent(clause) || !opensWithByTheTime(clause, context.sentence.tokens))
    return [];
  const main = findPastPerfect(context, clause);
  // Right: "By the time you read this, we had hoped to be home". A hope is not an event.
  if (!main || /^(?:hope|plan|want|think|expect)$/.test(main.main.lemma)) return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `This is in the past, so we say “by the time … ${right}”.`,
    full: `“${getWritten(context, main.from, main.to)}” tells of the past, so the other verb is “${right}”.`,
  });
}

/** True for "we arrived". */
function isSimplePast({ verb, subject }: Clause): boolean {
  return verb?.tense === 'past' && verb.verbs.length === 1 && subject !== undefined && !verb.isInverted;
}

/** True for "when I arrived" and "by the time I arrived". */
function isPastMoment(clause: Clause, tokens: Tokens): boolean {
  if (!isSimplePast(clause)) return false;
  const isWhen = clause.connector?.lower === 'when' && clause.connector.tag === 'SUBORD';
  return isWhen || opensWithByTheTime(clause, tokens);
}

/** Verbs for what is complete at one moment. Wrong: "By the time we came, the train left". */
const COMPLETED =
  /^(?:leave|start|begin|finish|end|close|escape|die|disappear|depart|sell|stop|eat|lose|go)$/;
/** Verbs for what goes on for a time. Not marked: "When I came, she already worked". */
const ONGOING = /^(?:work|study|play|teach)$/;

/** Whether a verb in the past can tell what was over before another moment. */
function canBeEarlier({ verb, kind, isSubjectShared }: Clause): boolean {
  if (!verb || kind === 'relative' || isSubjectShared || verb.isNegative) return false;
  return !isStateVerb(verb.main.lemma) && !ONGOING.test(verb.main.lemma);
}

/** True for "(When I came,) the film already started", and for "left" beside "by the time". */
function isOverBefore({ lemma, tag }: GrammarToken, hasAlready: boolean, hasByTheTime: boolean): boolean {
  if (hasAlready) return isEventVerb(lemma) || COMPLETED.test(lemma) || tag === 'PAST';
  return hasByTheTime && COMPLETED.test(lemma);
}

/** "When I arrived, the film [already started → had already started]". */
function checkMoment(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const moment = clauses.find((clause) => isPastMoment(clause, tokens));
  const momentVerb = moment?.verb?.main;
  if (!moment || !momentVerb) return [];
  const hasByTheTime = opensWithByTheTime(moment, tokens);
  // Right: "When I lived there I already worked". Both went on at the same time.
  if (!hasByTheTime && isStateVerb(momentVerb.lemma)) return [];
  return clauses.flatMap((clause) => {
    const { verb } = clause;
    if (clause === moment || !isSimplePast(clause) || !verb?.finite || !canBeEarlier(clause)) return [];
    const before = tokens[verb.from - 1];
    const already = before?.lower === 'already' ? before : undefined;
    if (!isOverBefore(verb.main, already !== undefined, hasByTheTime)) return [];
    const right = `had ${already ? 'already ' : ''}${toPastParticiple(verb.main.lemma)}`;
    return createFinding(context, (already ?? verb.finite).at, verb.finite.at + 1, right, {
      simple: `This happened before the other thing: “${right}”.`,
      full: `This happened before “${momentVerb.text}”, so it takes the past perfect: “${right}”.`,
    });
  });
}

/**
 * Conditions: Beside a clause in the past with “when” or “by the time” stands an event with “already”, or
 * with “by the time” a verb that is complete at one moment; or a present perfect follows “it was the first
 * time”; or a present follows “by the time” beside “had”.
 */
export const EARLIER_PAST_RULE: GrammarRule = {
  id: 'earlier-past',
  kind: 'tense',
  find: combineFinds(findInClauses(checkFirstTime, checkByTheTime), checkMoment),
};
