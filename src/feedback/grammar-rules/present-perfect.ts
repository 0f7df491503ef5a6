/*
 * Corrects another tense where the words around the verb ask for the present perfect:
 *
 *   I already finish my homework → have already finished
 *   He doesn't arrive yet → hasn't arrived yet
 *   She is waiting since two o'clock → has been waiting
 *   It is the first time that I am in London → have been
 *   I was to Norway three times → have been to Norway
 *   For the last three years I work in a hotel → have worked
 *
 * The checks of "since" and "for the last three years" are in perfect-period.ts.
 */

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

/** Whether the verb is one word, not negative and not of a question: "finish", "finishes". */
function isPlainVerb(verb: VerbGroup): boolean {
  return verb.finite !== undefined && verb.verbs.length === 1 && !verb.isInverted && !verb.isNegative;
}

/** Words of habits, conditions and times, with which a present is right: "I usually already finish it". */
const isOfHabit = createWordTest(
  'always usually often sometimes every mondays tuesdays wednesdays thursdays fridays saturdays sundays normally generally if when whenever once after before',
);
const isAlreadyOrJust = createWordTest('already just');
/**
 * Verbs with which "just" means "a moment ago": "I just finish my homework". With others it can mean "only",
 * so these are left alone: "I just take the bus".
 */
const isOverWithJust = createLemmaTest('finish arrive buy receive graduate lose');
/**
 * Verbs that tell of something over even without an object: "He already leaves". Others without an object may
 * be right: "The shop already closes at six".
 */
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
    simple: `“${adverb.lower}” here means that it is over now, so we say “${right}”.`,
    full: `With “${adverb.lower}”, what is over by now usually takes the present perfect: “${right}”.`,
  });
}

const isWishing = createWordTest('rather wish');
const mayFollowYet = createTagTest('MARK', 'AND', 'SUBORD');

/**
 * Whether the past of "didn't … yet" may come from the words before it, so that it is left alone: in a
 * subordinate clause ("She said she didn't know yet"), except after "because", and after "wish" or "rather"
 * ("I'd rather you didn't go yet").
 *
 * @param auxiliary "do", "does" or "did" before "not"
 */
function hasTenseOfClauseBefore({ kind, connector }: Clause, auxiliary: GrammarToken): boolean {
  if (auxiliary.tag !== 'PAST' || connector?.lower === 'because') return false;
  return kind === 'subordinate' || isWishing(connector);
}

/** Whether "yet" ends the clause of the verb that ends before the token `from`. */
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
    simple: `This is about all the times up to now, so we say “${right}”.`,
    full: `“It is the … time” takes the present perfect: “${right}”.`,
  });
}

/** Events and persons that one goes to, besides the places that the lexicon knows. */
const isDestination = createWordTest(
  'cinema theatre theater concert match party wedding doctor dentist circus',
);
/** Words for where something stands. Not marked: "I was to the left of the door". */
const isSide = createWordTest('left right side end top back front north south east west middle');

/** Whether one can go to what the noun names: "Norway", "the beach", "the cinema". */
function canBeVisited({ head, nounClass, members }: NounGroup): boolean {
  if (members.length > 0) return false;
  return head.tag === 'NAME' || ((nounClass === 'place' || isDestination(head)) && !isSide(head));
}

const isPersonPronoun = createWordTest('i we he she they');
/** Words after which a visit is one of those up to now, in the perfect: "I have been there twice". */
const countsVisits = createWordTest('once twice before already many several');
/** Words that open a time that is over, with the past: "I went there yesterday". */
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
  // Not marked: "We were to them what a father is".
  if (!place.object || !canBeVisited(place.object) || tokens[place.to]?.lower === 'what') return [];
  const rest = tokens.slice(place.to);
  const isCounted = rest.some(
    (token) => countsVisits(token) || (token.lower === 'times' && tokens[token.at - 1]?.tag === 'NUM'),
  );
  const isOver = rest.some(namesTime);
  if (never && isOver) return [];
  const isUpToNow = !isOver && (isCounted || never !== undefined);
  const right = isUpToNow ? toPerfect('be', subject, never?.lower) : toPast('go', subject);
  return createFinding(context, be.at, last.at + 1, right, {
    simple: `For a visit we say “${right} to …”, not “${be.lower} to …”.`,
    full: `“Be to” a place is possible only in the perfect; here a visit is “${right} to …”.`,
  });
}

/**
 * Another tense where the words around ask for the present perfect.
 *
 * Conditions: A verb of events has “already” or “just” before it, or is negative with “yet” after it; a
 * continuous form stands with “since” and a point of time; a present stands after “it is the first time”, or
 * beside “for the last three years”; “I was to” is followed by a place that one visits.
 */
export const PRESENT_PERFECT_RULE: GrammarRule = {
  id: 'present-perfect',
  kind: 'tense',
  find: findInClauses(
    // "I already finish my homework" → "have already finished"
    checkAlready,
    // "He doesn't arrive yet" → "hasn't arrived"
    checkYet,
    // "She is waiting since two o'clock" → "has been waiting"
    checkSince,
    // "It is the first time that I am here" → "have been"
    checkFirstTime,
    // "I was to Norway three times" → "have been"
    checkVisit,
    // "For the last three years I work here" → "have worked"
    checkLastYears,
  ),
};
