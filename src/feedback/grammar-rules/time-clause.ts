/*
 * Corrects the tense of a clause with "if", "when" or "while" that does not fit the main clause:
 *
 *   When the sauce will be thick, add the salt → is thick
 *   If there would be any problem, call me → is any problem
 *   If I have known, I would have come → had known
 *   While we walk to the temple, it started to rain → were walking
 */

import type { Clause, NounGroup, VerbGroup } from '../grammar/groups.ts';
import { isPersonOrName } from '../grammar/person.ts';
import { createLemmaTest, createTagTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { takes } from '../lexicon/verb-frames.ts';
import {
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { checkHave, checkUnrealPast, checkWhile } from './time-clause-past.ts';
import { takesThirdPerson, toPresent, writeNot } from './verb-forms.ts';

const isCondition = createWordTest('if unless');
const isTimeConjunction = createWordTest('when until till before after once');
const isFutureModal = createWordTest("will 'll can must should");

/** Whether a clause is a request: "Call me", "Don't call". */
function isRequest({ verb, subject }: Clause): boolean {
  if (!verb || subject || verb.form !== 'finite' || verb.main.tag !== 'VERB') return false;
  return verb.verbs.length === 1 || (verb.verbs.length === 2 && verb.isNegative);
}

/** The main clause of the future, or the request, beside a clause of time or condition. */
function findMain({ sentence: { clauses } }: RuleContext, clause: Clause): Clause | undefined {
  return clauses.find((each) => {
    if (each === clause || each.verb === clause.verb || each.kind !== 'main') return false;
    return isFutureModal(each.verb?.finite) || isRequest(each);
  });
}

/** Whether the clause is an indirect question. Right: "Tell me if you will come". */
function isIndirectQuestion({ connector }: Clause, { verb }: Clause): boolean {
  if (!verb || verb.to > (connector?.at ?? 0)) return false;
  return takes(verb.main.lemma, 'wh-clause') || takes(verb.main.lemma, 'object-wh-clause');
}

/** Verbs with which "will" and "would" after "if" ask politely. Right: "if you would wait". */
const isPolite = createLemmaTest(
  'like mind care prefer help agree allow consider follow let excuse forgive wait step sign come',
);
/** Words with which "if … will" asks politely. Right: "I will be grateful if you will …". */
const isOfThanks = createWordTest('grateful glad pleased happy kind');
/** Verbs of what a thing can't do. Right: "if the door won't open". */
const isFailureOfThing = createLemmaTest(
  'open close start stop work move turn fit come go shut load light connect',
);

/** Verbs of what a person refuses to do. Right: "if she won't eat". */
const isRefused = createLemmaTest(
  'eat drink listen help stop talk speak agree pay leave obey share sleep cooperate',
);

/** Whether "will" after "if" is right: it asks politely, or tells what one refuses or a thing can't do. */
function isRightWill(
  tokens: readonly GrammarToken[],
  { connector, verb }: Clause,
  subject: NounGroup,
  main: GrammarToken,
): boolean {
  if (verb?.isNegative) {
    if (isRefused(main) || (!isPersonOrName(subject) && isFailureOfThing(main))) return true;
  } else if (isCondition(connector) && subject.head.lower === 'you' && isPolite(main)) return true;
  return isCondition(connector) && tokens.some(isOfThanks);
}

/**
 * Words before "when" that may name the time itself. Not marked: "tomorrow, when I will be away", "the day
 * when".
 */
const mayNameTime = createTagTest('MARK', 'NUM', 'NOUN', 'NOUNS', 'NAME');
/**
 * Words before "if" or "when" that change what it means. Not marked: "even if you will", "I know when you
 * will".
 */
const changesConnector = createWordTest('even as only sure what but know wonder ask not');
/** Nouns for a time that "when" describes. Right: "The time will come when …". */
const isTimeNoun = createWordTest('time day moment age era point');

/** Whether "if", "when" and so on opens a time or condition, which takes the present. */
function opensTimeOrCondition(tokens: readonly GrammarToken[], connector: GrammarToken): boolean {
  if (!isCondition(connector) && !isTimeConjunction(connector)) return false;
  const before = tokens[connector.at - 1];
  if (changesConnector(before)) return false;
  // Right: "until May, after which it will close".
  if (/^(?:which|whom)$/.test(tokens[connector.at + 1]?.lower ?? '')) return false;
  if (connector.lower !== 'when') return true;
  return !mayNameTime(before) && !tokens.slice(0, connector.at).some(isTimeNoun);
}

/** The present that replaces "will" and a verb: "is", "does not answer". */
function toPresentVerb(verb: VerbGroup, subject: NounGroup, base: string, not: string): string {
  if (!verb.isNegative) return toPresent(base, subject);
  if (base !== 'be') return `${toPresent('do', subject)}${not} ${base}`;
  const be = toPresent('be', subject);
  return be === 'am' ? 'am not' : `${be}${not}`;
}

/** "When the sauce will be thick, add the salt" → "is"; "If you will not answer, …" → "do not answer". */
function checkWill(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { connector, verb, subject, kind } = clause;
  const will = verb?.finite;
  if (!connector || !subject || !will || kind !== 'subordinate' || isQuestion) return [];
  // The token "wo" is the first part of "won't".
  if ((will.lower !== 'will' && will.lower !== 'wo') || verb.isInverted) return [];
  const [, second] = verb.verbs;
  if (!second || second.at !== will.at + (verb.isNegative ? 2 : 1)) return [];
  // Not marked: "when you will have finished", the future perfect.
  if (second.lemma === 'have' && verb.verbs.length > 2) return [];
  if (takesThirdPerson(subject) === undefined || !opensTimeOrCondition(tokens, connector)) return [];
  const main = findMain(context, clause);
  if (!main || isIndirectQuestion(clause, main) || isRightWill(tokens, clause, subject, second)) return [];
  const right = toPresentVerb(verb, subject, second.lemma, writeNot(tokens[will.at + 1]));
  return createFinding(context, will.at, second.at + 1, right, {
    simple: `After “${connector.lower}” we don't use “will” here, also for the future: “${right}”.`,
    full: `In this clause with “${connector.lower}”, the present stands for the future: “${right}”, without “will”.`,
  });
}

/**
 * Verbs with which "if you would" does not ask for anything. Wrong: "If you would need help, I will come".
 */
const isStateOrNeed = createLemmaTest('be have need');

/**
 * Whether "would" after "if" may ask politely. Right: "If you would wait, I will get him". Wrong: "If you
 * would study, you will pass", which tells of the future of the same person.
 */
function mayBePolite(subject: NounGroup, verb: GrammarToken, main: Clause): boolean {
  const isOnlyYou = subject.head.lower === 'you' && main.subject?.head.lower !== 'you';
  return isOnlyYou ? !isStateOrNeed(verb) : isPolite(verb);
}

/** "If there would be any problem, call my mother" → "is". */
function checkWould(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { groups } = context.sentence;
  const { connector, verb, subject } = clause;
  const would = verb?.finite;
  if (connector?.lower !== 'if' || !subject || would?.lower !== 'would' || verb?.isNegative) return [];
  const [, second] = verb?.verbs ?? [];
  if (second?.at !== would.at + 1 || verb?.verbs.length !== 2 || verb.isInverted) return [];
  const main = findMain(context, clause);
  if (!main?.verb || isIndirectQuestion(clause, main) || main.verb.finite?.lower === 'should') return [];
  if (mayBePolite(subject, second, main)) return [];
  const isThere = subject.head.tag === 'THERE';
  const thing = groups.find(({ kind, from }) => kind === 'noun' && from === second.at + 1);
  if (isThere ? thing?.kind !== 'noun' : takesThirdPerson(subject) === undefined) return [];
  const isPlural = thing?.kind === 'noun' && thing.number === 'plural';
  const right = isThere ? (isPlural ? 'are' : 'is') : toPresent(second.lemma, subject);
  const wrong = getWritten(context, would.at, second.at + 1);
  return createFinding(context, would.at, second.at + 1, right, {
    simple: `This may really happen, so after “if” we say “${right}”, not “${wrong}”.`,
    full: `What may really happen takes the present after “if”: “${right}”, not “${wrong}”.`,
  });
}

/**
 * The tense of a clause with "if", "when" or "while" that does not fit the main clause.
 *
 * Conditions: “Will” and “would” stand in a clause of time or condition beside a main clause of the future
 * or a request, not in indirect questions, and not where they ask politely (“if you would”) or tell what one
 * refuses. Beside “would have”, a perfect, or a negative past of an event, after “if”. Beside a sudden event
 * in the past, an activity in the present after “while”, or in the present continuous after “when”.
 */
export const TIME_CLAUSE_RULE: GrammarRule = {
  id: 'time-clause',
  kind: 'conditional',
  find: findInClauses(
    // "When the sauce will be thick, add the salt" → "is"
    checkWill,
    // "If there would be any problem, call me" → "is"
    checkWould,
    // "If I have known, I would have come" → "had"
    checkHave,
    // "If she didn't come, I would have stopped" → "hadn't come"
    checkUnrealPast,
    // "While we walk to the temple, it started to rain" → "were walking"
    checkWhile,
  ),
};
