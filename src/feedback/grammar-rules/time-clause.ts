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
const isTime = createWordTest('when until till before after once');
const isFutureModal = createWordTest("will 'll can must should");

/** "Call me": one verb without a subject, also with "don't". */
function isRequest({ verb, subject }: Clause): boolean {
  if (!verb || subject || verb.form !== 'finite' || verb.main.tag !== 'VERB') return false;
  return verb.verbs.length === 1 || (verb.verbs.length === 2 && verb.isNegative);
}

/** The main clause of the future, or the request, that a time or condition belongs to. */
function findMain({ sentence: { clauses } }: RuleContext, clause: Clause): Clause | undefined {
  return clauses.find((each) => {
    if (each === clause || each.verb === clause.verb || each.kind !== 'main') return false;
    return isFutureModal(each.verb?.finite) || isRequest(each);
  });
}

/** "Tell me if you will come": what is asked or told. */
function isAsked({ connector }: Clause, { verb }: Clause): boolean {
  if (!verb || verb.to > (connector?.at ?? 0)) return false;
  return takes(verb.main.lemma, 'wh-clause') || takes(verb.main.lemma, 'object-wh-clause');
}

/** With these, "will" and "would" behind "if" ask politely: "if you would wait". */
const isPolite = createLemmaTest(
  'like mind care prefer help agree allow consider follow let excuse forgive wait step sign come',
);
/** "I will be grateful if you will …" asks politely as well. */
const isOfThanks = createWordTest('grateful glad pleased happy kind');
/** "If the door won't open": of a thing, what it can't do. */
const isOfThings = createLemmaTest(
  'open close start stop work move turn fit come go shut load light connect',
);

/** "If she won't eat": what a person refuses to do. */
const isRefused = createLemmaTest(
  'eat drink listen help stop talk speak agree pay leave obey share sleep cooperate',
);

/** Whether "will" behind "if" is right: it asks politely, or tells what one refuses or a thing can't do. */
function isRightWill(
  tokens: readonly GrammarToken[],
  { connector, verb }: Clause,
  subject: NounGroup,
  main: GrammarToken,
): boolean {
  if (verb?.isNegative) {
    if (isRefused(main) || (!isPersonOrName(subject) && isOfThings(main))) return true;
  } else if (isCondition(connector) && subject.head.lower === 'you' && isPolite(main)) return true;
  return isCondition(connector) && tokens.some(isOfThanks);
}

/** "Tomorrow, when I will be away", "the day when": a time that is named before. */
const mayNameTime = createTagTest('MARK', 'NUM', 'NOUN', 'NOUNS', 'NAME');
/** "Even if you will", "only when", "I know when": no plain time or condition. */
const changesConnector = createWordTest('even as only sure what but know wonder ask not');
/** "The time will come when …" tells of the time itself. */
const isTimeNoun = createWordTest('time day moment age era point');

/** Whether the connector opens a plain time or condition. */
function opensTimeOrCondition(tokens: readonly GrammarToken[], connector: GrammarToken): boolean {
  if (!isCondition(connector) && !isTime(connector)) return false;
  const before = tokens[connector.at - 1];
  if (changesConnector(before)) return false;
  if (connector.lower !== 'when') return true;
  return !mayNameTime(before) && !tokens.slice(0, connector.at).some(isTimeNoun);
}

/** The present in the place of "will" and a verb: "is", "does not answer". */
function toPresentClause(verb: VerbGroup, subject: NounGroup, base: string, not: string): string {
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
  // "Wo" is the first part of "won't".
  if ((will.lower !== 'will' && will.lower !== 'wo') || verb.isInverted) return [];
  const [, second] = verb.verbs;
  if (!second || second.at !== will.at + (verb.isNegative ? 2 : 1)) return [];
  // "When you will have finished": the perfect of the future.
  if (second.lemma === 'have' && verb.verbs.length > 2) return [];
  if (takesThirdPerson(subject) === undefined || !opensTimeOrCondition(tokens, connector)) return [];
  const main = findMain(context, clause);
  if (!main || isAsked(clause, main) || isRightWill(tokens, clause, subject, second)) return [];
  const right = toPresentClause(verb, subject, second.lemma, writeNot(tokens[will.at + 1]));
  return createFinding(context, will.at, second.at + 1, right, {
    simple: `This part tells ${isCondition(connector) ? 'the condition' : 'when'}, so it has no “will”: “${right}”.`,
    full: `After “${connector.lower}”, the present stands for the future: “${right}”.`,
  });
}

const isStateOrNeed = createLemmaTest('be have need');

/**
 * Whether "would" behind "if" may ask politely: "If you would wait, I will get him". "If you would study, you
 * will pass" does not: it tells of the future of the same person.
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
  if (!main?.verb || isAsked(clause, main) || main.verb.finite?.lower === 'should') return [];
  if (mayBePolite(subject, second, main)) return [];
  const isThere = subject.head.tag === 'THERE';
  const thing = groups.find(({ kind, from }) => kind === 'noun' && from === second.at + 1);
  if (isThere ? thing?.kind !== 'noun' : takesThirdPerson(subject) === undefined) return [];
  const isMany = thing?.kind === 'noun' && thing.number === 'plural';
  const right = isThere ? (isMany ? 'are' : 'is') : toPresent(second.lemma, subject);
  const wrong = getWritten(context, would.at, second.at + 1);
  return createFinding(context, would.at, second.at + 1, right, {
    simple: `After “if” we say “${right}” here, not “${wrong}”.`,
    full: `What may really happen takes the present after “if”: “${right}”, not “${wrong}”.`,
  });
}

/** The tense of a clause with "if", "when" or "while" that does not fit the main clause. */
export const TIME_CLAUSE_RULE: GrammarRule = {
  id: 'time-clause',
  kind: 'conditional',
  markedOnlyWhen:
    'Only “will” and “would” in a clause of time or condition beside a main clause of the future or a request, not in indirect questions and not as a polite “if you would”; events that are over with “would have”; activities with “while” beside a sudden event in the past.',
  find: findInClauses(checkWill, checkWould, checkHave, checkUnrealPast, checkWhile),
};
