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

/** With these, a present can look back: "I remember last summer", "I think about yesterday". */
const looksBack = createLemmaTest(
  'remember know think say hope believe mean forget love like miss hate regret talk thank tell see want need suppose guess seem look sound feel understand wonder let imagine call describe compare discuss',
);

/** Verbs of states, behind whose object a time belongs to the object: "I have a photo of us last year". */
const isState = createLemmaTest('be have own belong contain keep live stand hang cost include show');

/** "Yesterday I have seen him" → "saw". */
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
  // "I have been to Rome" is said of a visit that is over: "I went to Rome".
  const isVisit = main.lower === 'been' && context.sentence.tokens[verb.to]?.lower === 'to';
  const right = toPast(isVisit ? 'go' : main.lemma, subject);
  const wrong = getWritten(context, have.at, main.at + 1);
  return createFinding(context, have.at, main.at + 1, right, {
    simple: `“${time}” is over, so we say “${right}”, without “have”.`,
    full: `“${time}” names a time that is over: use the past simple “${right}”, not “${wrong}”.`,
  });
}

/** Whether a time behind the verb belongs to its object, or is what one looks back at. */
function isTimeOfObject(time: PastTime, { main, from, to }: VerbGroup): boolean {
  if (time.from <= from) return false;
  // "We celebrate last year's win", "I prefer last year": the time is the object.
  const isObject = time.from === to && !takes(main.lemma, 'no-object');
  return looksBack(main) || isState(main) || isObject;
}

const isNegation = createWordTest('not no never');
const followsVerb = createTagTest('DET', 'PRON', 'PREP', 'TO', 'ADV', 'NUM');

/** "Yesterday I go home" → "went". */
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
  // "Yesterday I not go" lacks "did".
  if (isNegation(tokens[finite.at - 1]) || isTimeOfObject(time, verb)) return [];
  if (finite.possibleTags.has('NOUN') && !subject.isPronoun && !followsVerb(tokens[verb.to])) return [];
  const right = toPast(main.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `“${time.words}” is over, so we say “${right}”.`,
    full: `“${time.words}” names a time that is over: the verb is in the past, “${right}”.`,
  });
}

/** "Yesterday I don't go" → "didn't go". */
function correctNegative(
  context: RuleContext,
  { subject, kind, isSubjectCertain }: Clause,
  verb: VerbGroup,
  time: PastTime,
): readonly GrammarFinding[] {
  const [auxiliary, main] = verb.verbs;
  if (!main || auxiliary?.lemma !== 'do' || verb.verbs.length !== 2) return [];
  if (verb.isInverted || !verb.isNegative) return [];
  if (!subject || !isSubjectCertain || kind !== 'main' || looksBack(main)) return [];
  return createWordFinding(context, auxiliary, 'did', {
    simple: `“${time.words}” is over, so we say “did”, not “${auxiliary.text}”.`,
    full: `“${time.words}” names a time that is over: the past of “${auxiliary.text}” is “did”.`,
  });
}

/** "In 2015" behind the verb; only years that a learner writes of as over. */
function findYear({ complements }: Clause): Group | undefined {
  return complements.find((group) => {
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
  const year = verb.isPerfect && !time ? findYear(clause) : undefined;
  if (year) return correctPerfect(context, clause, verb, getWritten(context, year.from, year.to));
  if (!time) return [];
  // "Our plan last year …": the time stands between the subject and its verb.
  if (subject && time.from > subject.from && time.from < verb.from) return [];
  if (verb.isPerfect) return correctPerfect(context, clause, verb, time.words);
  return verb.isNegative
    ? correctNegative(context, clause, verb, time)
    : correctPresent(context, clause, verb, time);
}

/** What is done for pleasure or by the way, without a result that stays: not "lose", "buy", "decide". */
const isOuting = createLemmaTest(
  'eat drink visit go swim dance play walk sleep watch meet talk sing see have listen climb',
);
const isPersonPronoun = createWordTest('i we he she they');
/** With these the perfect can be right beside a past: "and I have already eaten here twice". */
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
  if (!first || !isPersonPronoun(subject?.head) || !isOuting(verb.main) || !isOuting(first.main)) return [];
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

/** Verbs beside a time that is over, and the perfect in a story of the past. */
export const PAST_TIME_RULE: GrammarRule = {
  id: 'past-time',
  kind: 'tense',
  markedOnlyWhen:
    'Only with yesterday, last + time or ago in the same clause as the verb, not behind since or inside a noun; not with verbs that look back (remember, know, think).',
  find: findInClauses(checkClause, checkStory),
};
