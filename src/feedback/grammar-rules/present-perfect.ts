import type { Clause, NounGroup, VerbGroup } from '../grammar/groups.ts';
import { createLemmaTest, createTagTest, createWordTest, isWasOrWere } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toPastParticiple } from '../lexicon/inflection.ts';
import {
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { checkLastYears, checkSince } from './perfect-period.ts';
import { isEventVerb } from './verb-classes.ts';
import { takesThirdPerson, toPast, toPerfect, toPresent, writeNot } from './verb-forms.ts';

/** One verb that is neither negative nor asks: "finish", "finishes". */
function isPlainVerb(verb: VerbGroup): boolean {
  return verb.finite !== undefined && verb.verbs.length === 1 && !verb.isInverted && !verb.isNegative;
}

/** What tells that the clause says what happens again and again, or on a condition. */
const isOfHabit = createWordTest(
  'always usually often sometimes every mondays tuesdays wednesdays thursdays fridays saturdays sundays normally generally if when whenever once after before',
);
const isAlreadyOrJust = createWordTest('already just');
/** With "just", only what is over at once: not "I just take the bus", "just ask". */
const isOverWithJust = createLemmaTest('finish arrive buy receive graduate lose');
/** Without an object of its own, only what is surely over: not "the shop already closes at six". */
const isOverWithoutObject = createLemmaTest('finish arrive eat leave forget complete graduate');

/** "I already finish my homework" → "have already finished". */
function checkAlready(context: RuleContext, { subject, verb, kind }: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const finite = verb?.finite;
  if (!subject || !verb || !finite || !isPlainVerb(verb) || kind !== 'main' || isQuestion) return [];
  const adverb = tokens[finite.at - 1];
  if (!adverb || !isAlreadyOrJust(adverb) || subject.to !== adverb.at) return [];
  if ((finite.tag !== 'VERB' && finite.tag !== 'VERBS') || finite.possibleTags.has('PAST')) return [];
  if (takesThirdPerson(subject) === undefined || tokens.some(isOfHabit)) return [];
  if (!isEventVerb(finite.lemma) || (adverb.lower === 'just' && !isOverWithJust(finite))) return [];
  const hasObject = tokens[verb.to]?.tag === 'DET' || tokens[verb.to]?.tag === 'NAME';
  if (!hasObject && !isOverWithoutObject(finite)) return [];
  const right = toPerfect(verb.main.lemma, subject, adverb.lower);
  return createFinding(context, adverb.at, finite.at + 1, right, {
    simple: `It is over, and we say “${adverb.lower}”: “${right}”.`,
    full: `With “${adverb.lower}”, what is over takes the present perfect: “${right}”.`,
  });
}

const isWishing = createWordTest('rather wish');
const mayFollowYet = createTagTest('MARK', 'AND', 'SUBORD');

/** "I'd rather you didn't tell them yet", "She said she didn't know yet": the clause before decides. */
function hasTenseOfClauseBefore({ kind, connector }: Clause, auxiliary: GrammarToken): boolean {
  if (auxiliary.tag !== 'PAST' || connector?.lower === 'because') return false;
  return kind === 'subordinate' || isWishing(connector);
}

/** Whether "yet" ends the clause of the verb before `from`. */
function endsWithYet(tokens: readonly GrammarToken[], from: number): boolean {
  const yet = tokens.find(({ at, lower }) => lower === 'yet' && at >= from);
  if (!yet || tokens.slice(from, yet.at).some(({ tag }) => tag === 'MARK')) return false;
  const next = tokens[yet.at + 1];
  return next === undefined || mayFollowYet(next);
}

/** "He doesn't arrive yet", "We didn't finish yet" → "hasn't arrived", "haven't finished". */
function checkYet(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { subject, verb } = clause;
  const [auxiliary, main] = verb?.verbs ?? [];
  if (!subject || !verb?.isNegative || verb.isInverted || isQuestion) return [];
  if (!main || verb.verbs.length !== 2 || auxiliary?.lemma !== 'do') return [];
  if (!isEventVerb(main.lemma) || main.lower !== main.lemma) return [];
  if (hasTenseOfClauseBefore(clause, auxiliary) || !endsWithYet(tokens, verb.to)) return [];
  const not = tokens[auxiliary.at + 1];
  if (takesThirdPerson(subject) === undefined || not?.tag !== 'NOT' || main.at !== auxiliary.at + 2)
    return [];
  const right = `${toPresent('have', subject)}${writeNot(not)} ${toPastParticiple(main.lemma)}`;
  return createFinding(context, auxiliary.at, main.at + 1, right, {
    simple: `“Yet” means “up to now”, so we say “${right}”.`,
    full: `“Yet” means “up to now”, so it takes the present perfect: “${right}”.`,
  });
}

const isOrdinal = createWordTest('first second third fourth fifth');

/** Whether the words before `at` are "it is the first time", with or without "that". */
function followsFirstTime(tokens: readonly GrammarToken[], at: number): boolean {
  const end = tokens[at - 1]?.lower === 'that' ? at - 1 : at;
  const [be, the, ordinal, time] = tokens.slice(Math.max(0, end - 4), end);
  const isBe = be?.lower === 'is' || be?.lower === "'s";
  return isBe && the?.lower === 'the' && isOrdinal(ordinal) && time?.lower === 'time';
}

/** "It is the first time that I am in London" → "have been". */
function checkFirstTime(context: RuleContext, { subject, verb }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const finite = verb?.finite;
  if (!subject || !finite || verb.tense !== 'present' || verb.isPerfect || verb.isNegative) return [];
  if (verb.isPassive || verb.isInverted || subject.to !== finite.at) return [];
  if (!followsFirstTime(tokens, subject.from) || takesThirdPerson(subject) === undefined) return [];
  if (verb.main.at !== finite.at + verb.verbs.length - 1) return [];
  const right = toPerfect(verb.main.lemma, subject);
  return createFinding(context, finite.at, verb.main.at + 1, right, {
    simple: `After “the first time” we say “${right}”.`,
    full: `“It is the first time” takes the present perfect: “${right}”.`,
  });
}

const isOuting = createWordTest('cinema theatre theater concert match party wedding doctor dentist circus');
/** "I was to the left of the door": where one stands. */
const isSide = createWordTest('left right side end top back front north south east west middle');

/** Whether one travels or goes out to it: a name, a place, the cinema. */
function isGoal({ head, nounClass, members }: NounGroup): boolean {
  if (members.length > 0) return false;
  return head.tag === 'NAME' || ((nounClass === 'place' || isOuting(head)) && !isSide(head));
}

const isPersonPronoun = createWordTest('i we he she they');
/** With these a visit is of the time up to now. */
const countsVisits = createWordTest('once twice before already many several');
const namesTime = createWordTest('yesterday last ago when in');

/** "I was to Norway three times" → "have been"; "I was to the cinema yesterday" → "went". */
function checkVisit(context: RuleContext, { subject, verb, complements }: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const be = verb?.finite;
  if (!subject || !be || verb.verbs.length !== 1 || verb.isInverted || isQuestion) return [];
  if (!isWasOrWere(be) || !isPersonPronoun(subject.head)) return [];
  const never = tokens[be.at + 1]?.lower === 'never' ? tokens[be.at + 1] : undefined;
  const last = never ?? be;
  const place = complements.find(({ kind, from }) => kind === 'preposition' && from === last.at + 1);
  if (place?.kind !== 'preposition' || place.preposition.lower !== 'to') return [];
  // "We were to them what …"
  if (!place.object || !isGoal(place.object) || tokens[place.to]?.lower === 'what') return [];
  const behind = tokens.slice(place.to);
  const isCounted = behind.some(
    (token) => countsVisits(token) || (token.lower === 'times' && tokens[token.at - 1]?.tag === 'NUM'),
  );
  const isOver = behind.some(namesTime);
  if (never && isOver) return [];
  const isUpToNow = !isOver && (isCounted || never !== undefined);
  const right = isUpToNow ? toPerfect('be', subject, never?.lower) : toPast('go', subject);
  return createFinding(context, be.at, last.at + 1, right, {
    simple: `For a visit we say “${right} to …”.`,
    full: `“Be” takes “to” only in the perfect; a visit is told with “${right} to …”.`,
  });
}

/** Another tense where the words around ask for the present perfect. */
export const PRESENT_PERFECT_RULE: GrammarRule = {
  id: 'present-perfect',
  kind: 'tense',
  markedOnlyWhen:
    'Only verbs of events with “already” or “yet”, a continuous form with “since” and a point of time, and a present behind “it is the first time”.',
  find: findInClauses(checkAlready, checkYet, checkSince, checkFirstTime, checkVisit, checkLastYears),
};
