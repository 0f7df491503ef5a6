/*
 * Corrects the present and the present perfect beside a time that is over:
 *
 *   Yesterday I go home → went
 *   Yesterday I don't go → didn't go
 *   I have seen him yesterday → saw
 *   Last week we visited the cathedral and we have eaten crêpes → ate
 */

import type { Clause, Group, SentenceAnalysis, VerbGroup } from '../grammar/groups.ts';
import { createLemmaTest, createTagTest, createWordTest } from '../grammar/token-tests.ts';
import { takes } from '../lexicon/verb-frames.ts';
import {
  createFinding,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { findPastTime, type PastTime } from './time-words.ts';
import { isUnbroken, toPast } from './verb-forms.ts';

/**
 * Verbs, most of thinking and telling, whose present may go with a time that is over. Right: "I remember last
 * summer".
 */
const allowsPastTime = createLemmaTest(
  'remember know think say hope believe mean forget love like miss hate regret talk thank tell see want need suppose guess seem look sound feel understand wonder let imagine call describe compare discuss',
);

/** Verbs after whose object a time belongs to that. Right: "I have a photo of us last year". */
const hasTimeInObject = createLemmaTest('be have own belong contain keep live stand hang cost include show');

/** A finding that replaces a present perfect: "Yesterday I have seen him" → "saw". */
function correctPerfect(
  context: RuleContext,
  { subject }: Clause,
  verb: VerbGroup,
  time: string,
): readonly GrammarFinding[] {
  const { verbs, main } = verb;
  const [have] = verbs;
  if (!subject || have?.lemma !== 'have' || have.tag === 'MODAL' || have.tag === 'PAST') return [];
  if (have.lower === 'had' || verbs.length !== 2 || !isUnbroken(verb)) return [];
  if (verb.isInverted || verb.isNegative) return [];
  // "Yesterday I have been to Rome" → "went": the past of this perfect is not "was".
  const isVisit = main.lower === 'been' && context.sentence.tokens[verb.to]?.lower === 'to';
  const right = toPast(isVisit ? 'go' : main.lemma, subject);
  const wrong = getWritten(context, have.at, main.at + 1);
  return createFinding(context, have.at, main.at + 1, right, {
    simple: `“${time}” is over, so we say “${right}”, without “have”.`,
    full: `“${time}” names a time that is over: use the past simple “${right}”, not “${wrong}”.`,
  });
}

/** Whether a time after the verb belongs to its object, or is what one remembers or tells of. */
function isTimeOfObject(time: PastTime, { main, from, to }: VerbGroup): boolean {
  if (time.from <= from) return false;
  // Not marked: "I prefer last year", where the time is the object.
  const isObject = time.from === to && !takes(main.lemma, 'no-object');
  return allowsPastTime(main) || hasTimeInObject(main) || isObject;
}

const isNegation = createWordTest('not no never');
const followsVerb = createTagTest('DET', 'PRON', 'PREP', 'TO', 'ADV', 'NUM');

/** A finding that replaces a present: "Yesterday I go home" → "went". */
function correctPresent(
  context: RuleContext,
  { subject, kind, isSubjectCertain }: Clause,
  verb: VerbGroup,
  time: PastTime,
): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const { finite, main } = verb;
  if (!subject || !finite || verb.verbs.length !== 1 || verb.isInverted || verb.isNegative) return [];
  if (finite.tag !== 'VERB' && finite.tag !== 'VERBS') return [];
  if (!finite.isInLexicon || finite.possibleTags.has('PAST') || finite.lower.startsWith("'")) return [];
  if (kind === 'unjoined' || !isSubjectCertain || subject.isTime || subject.head.tag === 'THERE') return [];
  // Not marked here: "Yesterday I not go", which lacks "did".
  if (isNegation(tokens[finite.at - 1]) || isTimeOfObject(time, verb)) return [];
  if (finite.possibleTags.has('NOUN') && !subject.isPronoun && !followsVerb(tokens[verb.to])) return [];
  const right = toPast(main.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `“${time.words}” is over, so we say “${right}”.`,
    full: `“${time.words}” names a time that is over: the verb is in the past, “${right}”.`,
  });
}

/** A finding that replaces "do": "Yesterday I don't go" → "didn't go". */
function correctNegative(
  context: RuleContext,
  { subject, kind, isSubjectCertain }: Clause,
  verb: VerbGroup,
  time: PastTime,
): readonly GrammarFinding[] {
  const [auxiliary, main] = verb.verbs;
  if (!main || auxiliary?.lemma !== 'do' || verb.verbs.length !== 2) return [];
  if (verb.isInverted || !verb.isNegative) return [];
  if (!subject || !isSubjectCertain || kind !== 'main' || allowsPastTime(main)) return [];
  return createWordFinding(context, auxiliary, 'did', {
    simple: `“${time.words}” is over, so we say “did”, not “${auxiliary.text}”.`,
    full: `“${time.words}” names a time that is over: the past of “${auxiliary.text}” is “did”.`,
  });
}

const beginsPeriod = createWordTest('since from for between over');

/**
 * A year after the verb, "in 2015"; only up to 2019, which are over for anyone who writes here. Right:
 * "Prices have fallen since a peak in 2008", "has risen from 700 in 2012 to 2,000", where the year only
 * begins a time.
 */
function findYear({ sentence }: RuleContext, { complements, verb }: Clause): Group | undefined {
  return complements.find((group) => {
    const start = verb?.to ?? 0;
    if (sentence.tokens.slice(start, group.from).some(beginsPeriod)) return false;
    if (group.kind !== 'preposition' || group.preposition.lower !== 'in' || !group.object) return false;
    const { head, from } = group.object;
    return from === head.at && /^(?:19\d\d|20[01]\d)$/.test(head.lower);
  });
}

/** The present or the present perfect beside a time that is over: "Yesterday I go" → "went". */
function checkClause(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, subject } = clause;
  if (!verb?.finite || clause.kind === 'nonfinite' || verb.tense !== 'present') return [];
  const time = findPastTime(clause, context.sentence.tokens, (from, to) => getWritten(context, from, to));
  const year = verb.isPerfect && !time ? findYear(context, clause) : undefined;
  if (year) return correctPerfect(context, clause, verb, getWritten(context, year.from, year.to));
  if (!time) return [];
  // Not marked: "Our plan last year is …", where the time belongs to the subject.
  if (subject && time.from > subject.from && time.from < verb.from) return [];
  if (verb.isPerfect) return correctPerfect(context, clause, verb, time.words);
  return verb.isNegative
    ? correctNegative(context, clause, verb, time)
    : correctPresent(context, clause, verb, time);
}

/**
 * Verbs of what one does on an outing, without a result that lasts. With "lose", "buy" or "decide" the
 * perfect may be right: "We went to town and I have lost my keys".
 */
const isDoneOnOuting = createLemmaTest(
  'eat drink visit go swim dance play walk sleep watch meet talk sing see have listen climb',
);
const isPersonPronoun = createWordTest('i we he she they');
/** Words with which a perfect beside a past is right: "We came late and I have already eaten". */
const allowsPerfect = createWordTest(
  'already just ever never since so now today yet for recently also twice once times',
);

/** The plain past that opens the story of the same person: "we visited". */
function findStoryVerb({ clauses }: SentenceAnalysis, { subject }: Clause, verb: VerbGroup) {
  const first = clauses.find((each) => each.verb?.finite && each.verb.from < verb.from);
  if (first?.kind !== 'main' || first.subject?.head.lower !== subject?.head.lower) return undefined;
  return first.verb?.tense === 'past' && first.verb.verbs.length === 1 ? first.verb : undefined;
}

/** "Last week we visited the cathedral and we have eaten crêpes" → "ate": one story has one tense. */
function checkStory(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, subject, connector, kind } = clause;
  const { sentence, analysis } = context;
  if (!verb?.isPerfect || verb.tense !== 'present' || kind !== 'main') return [];
  if (verb.isNegative || verb.isInverted || verb.isPassive || verb.isProgressive) return [];
  if (connector?.lower !== 'and' && connector?.lower !== 'then') return [];
  const first = findStoryVerb(sentence, clause, verb);
  if (!first || !isPersonPronoun(subject?.head) || !isDoneOnOuting(verb.main) || !isDoneOnOuting(first.main))
    return [];
  if (analysis.tense !== 'past' || sentence.tokens.some(allowsPerfect)) return [];
  const words = getWritten(context, first.from, first.to);
  return correctPerfect(context, clause, verb, words).map((finding) => ({
    ...finding,
    reason: {
      simple: `“${words}” is in the past, so the next verb is, too: “${finding.correction}”.`,
      full: `“${words}” tells the story in the past simple, and so does “${finding.correction}”.`,
    },
  }));
}

/**
 * The present or perfect beside a time that is over, and the perfect in a story of the past.
 *
 * Conditions: “Yesterday”, “last” + time or “ago” stands in the clause of the verb, not after “since” and
 * not in a noun (“our trip last year”); the verb is not one of thinking or telling (remember, know, think).
 * A perfect also beside “in” + a year up to 2019, and after “and” or “then” where the same person did
 * another thing on the same outing.
 */
export const PAST_TIME_RULE: GrammarRule = {
  id: 'past-time',
  kind: 'tense',
  find: findInClauses(checkClause, checkStory),
};
