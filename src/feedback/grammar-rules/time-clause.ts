import type { Clause, SentenceAnalysis, VerbGroup } from '../grammar/groups.ts';
import { isPersonOrName } from '../grammar/person.ts';
import { toIngForm, toPastParticiple } from '../lexicon/inflection.ts';
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
import { isActivityVerb, isEventVerb } from './verb-classes.ts';
import { takesThirdPerson, toPast, toPresent } from './verb-forms.ts';

const CONDITIONS = /^(?:if|unless)$/;
const TIMES = /^(?:when|until|till|before|after|once)$/;
/** With these, "will" and "would" behind "if" ask politely. */
const POLITE =
  /^(?:like|mind|care|prefer|help|agree|allow|consider|follow|let|excuse|forgive|wait|step|sign|come)$/;

/** Whether a clause asks for something or tells of the future, so that a condition of it is in the present. */
function isFutureOrRequest({ verb, subject, kind }: Clause): boolean {
  if (kind !== 'main' || !verb) return false;
  if (/^(?:will|'ll|can|must|should)$/.test(verb.finite?.lower ?? '')) return true;
  const isRequest = !subject && verb.main.tag === 'VERB' && verb.verbs.length <= 2;
  return isRequest && verb.form === 'finite' && (verb.verbs.length === 1 || verb.isNegative);
}

/** "The door won't open": of a thing, what it can't do. */
const OF_THINGS = /^(?:open|close|start|stop|work|move|turn|fit|come|go|shut|load|light|connect)$/;

/** "If she won't eat": what a person refuses to do. */
const REFUSED = /^(?:eat|drink|listen|help|stop|talk|speak|agree|pay|leave|obey|share|sleep|cooperate)$/;

/** The main clause that the time or condition belongs to. */
function findMain({ sentence: { clauses } }: RuleContext, clause: Clause): Clause | undefined {
  return clauses.find((each) => each !== clause && each.verb !== clause.verb && isFutureOrRequest(each));
}

/** "Tell me if you will come": what is asked or told. */
function isAsked(clause: Clause, main: Clause): boolean {
  const at = clause.connector?.at ?? 0;
  return (
    main.verb !== undefined &&
    main.verb.to <= at &&
    (takes(main.verb.main.lemma, 'wh') || takes(main.verb.main.lemma, 'owh'))
  );
}

/** "When the sauce will be thick, add the salt" → "is"; "If you will not answer, …" → "do not answer". */
function checkWill(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { connector, verb, subject, kind } = clause;
  const will = verb?.finite;
  if (!connector || !subject || !will || kind !== 'subordinate' || isQuestion) return [];
  if (!/^(?:will|wo)$/.test(will.lower) || verb.isInverted) return [];
  const isCondition = CONDITIONS.test(connector.lower);
  if (!isCondition && !TIMES.test(connector.lower)) return [];
  // "Tomorrow, when I will be away", "the day when": a time that is named before.
  const before = tokens[connector.at - 1];
  if (before && connector.lower === 'when' && /^(?:MARK|NUM|NOUNS?|NAME)$/.test(before.tag)) return [];
  if (before && /^(?:even|as|only|sure|what|but|know|wonder|ask|not)$/.test(before.lower)) return [];
  // "The time will come when …" tells of the time itself.
  const isOfTime = tokens
    .slice(0, connector.at)
    .some(({ lower }) => /^(?:time|day|moment|age|era|point)$/.test(lower));
  const main = findMain(context, clause);
  if (!main || isAsked(clause, main) || (connector.lower === 'when' && isOfTime)) return [];
  const [, second] = verb.verbs;
  if (!second || second.at !== will.at + (verb.isNegative ? 2 : 1)) return [];
  if (isCondition && subject.head.lower === 'you' && POLITE.test(second.lemma) && !verb.isNegative) return [];
  if (verb.isNegative && !isPersonOrName(subject) && OF_THINGS.test(second.lemma)) return [];
  if (verb.isNegative && REFUSED.test(second.lemma)) return [];
  // "I will be grateful if you will …" asks politely.
  if (isCondition && tokens.some(({ lower }) => /^(?:grateful|glad|pleased|happy|kind)$/.test(lower)))
    return [];
  if (second.lemma === 'have' && verb.verbs.length > 2) return [];
  const isThird = takesThirdPerson(subject);
  if (isThird === undefined) return [];
  const right = toRightForm();
  return createFinding(context, will.at, second.at + 1, right, {
    simple: `This part tells ${isCondition ? 'the condition' : 'when'}, so it has no “will”: “${right}”.`,
    full: `After “${connector.lower}”, the present stands for the future: “${right}”.`,
  });

  function toRightForm(): string {
    if (!subject || !second || !verb || !will) return '';
    if (!verb.isNegative) return toPresent(second.lemma, subject);
    const not = tokens[will.at + 1]?.lower === "n't" ? "n't" : ' not';
    if (second.lemma === 'be') {
      const be = toPresent('be', subject);
      return be === 'am' ? 'am not' : `${be}${not}`;
    }
    return `${toPresent('do', subject)}${not} ${second.lemma}`;
  }
}

/** "If there would be any problem, call my mother" → "is". */
function checkWould(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { groups } = context.sentence;
  const { connector, verb, subject } = clause;
  const would = verb?.finite;
  if (connector?.lower !== 'if' || !subject || !verb || would?.lower !== 'would' || verb.isNegative)
    return [];
  const [, second] = verb.verbs;
  if (second?.at !== would.at + 1 || verb.verbs.length !== 2 || verb.isInverted) return [];
  const main = findMain(context, clause);
  if (!main?.verb || isAsked(clause, main) || main.verb.finite?.lower === 'should') return [];
  const isThere = subject.head.tag === 'THERE';
  // "If you would wait, I will get him" asks politely; "if you would study, you will pass" does not.
  const isOwnFuture = main.subject?.head.lower === 'you';
  if (
    subject.head.lower === 'you' && !isOwnFuture
      ? !/^(?:be|have|need)$/.test(second.lemma)
      : POLITE.test(second.lemma)
  )
    return [];
  const noun = groups.find(({ kind, from }) => kind === 'noun' && from === second.at + 1);
  const isMany = noun?.kind === 'noun' && noun.number === 'plural';
  if (isThere && noun?.kind !== 'noun') return [];
  if (!isThere && takesThirdPerson(subject) === undefined) return [];
  const right = isThere ? (isMany ? 'are' : 'is') : toPresent(second.lemma, subject);
  const wrong = getWritten(context, would.at, second.at + 1);
  return createFinding(context, would.at, second.at + 1, right, {
    simple: `After “if” we say “${right}” here, not “${wrong}”.`,
    full: `What may really happen takes the present after “if”: “${right}”, not “${wrong}”.`,
  });
}

/** "If I have known" beside "would have": the perfect of the past is "had known". */
function checkHave(context: RuleContext, { connector, verb, subject }: Clause): readonly GrammarFinding[] {
  const have = verb?.finite;
  if (connector?.lower !== 'if' || !subject || !verb?.isPerfect || !/^(?:have|has)$/.test(have?.lower ?? ''))
    return [];
  const main = context.sentence.clauses.find(
    ({ kind, verb: other }) => kind === 'main' && other && isOver(other.verbs),
  );
  if (!main?.verb || !have || verb.isInverted || main.verb.to <= connector.at) return [];
  return createWordFinding(context, have, 'had', explainUnreal(`had ${verb.main.lower}`));
}

/** Whether the verb tells what happened once: "come", or "know" of one thing, as in "if I knew about it". */
function isOnce(verb: VerbGroup, { tokens }: SentenceAnalysis): boolean {
  if (verb.main.lemma === 'come' || isEventVerb(verb.main.lemma)) return true;
  const next = tokens[verb.to];
  return verb.main.lemma === 'know' && (next?.text === ',' || /^(?:about|that)$/.test(next?.lower ?? ''));
}

/** "If she didn't come, I would have stopped" → "hadn't come": both did not happen. */
function checkUnrealPast(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const { connector, verb, subject } = clause;
  const finite = verb?.finite;
  if (
    connector?.lower !== 'if' ||
    !subject ||
    !verb ||
    finite?.tag !== 'PAST' ||
    verb.isPassive ||
    verb.isInverted
  )
    return [];
  if (tokens[connector.at - 1]?.lower === 'even' || tokens[connector.at - 1]?.lower === 'as') return [];
  const main = clauses.find(
    ({ kind, verb: other }) => kind === 'main' && other && other !== verb && isOver(other.verbs),
  );
  if (!main?.verb?.finite || !isOnce(verb, context.sentence)) return [];
  // "I would have asked if he came": an indirect question.
  if (main.verb.to <= connector.at && takes(main.verb.main.lemma, 'wh')) return [];
  if (verb.verbs.length === 1) {
    const right = `had ${toPastParticiple(finite.lemma)}`;
    return createWordFinding(context, finite, right, explainUnreal(right));
  }
  if (!verb.isNegative || finite.lemma !== 'do' || verb.verbs.length !== 2) return [];
  if (verb.main.at !== finite.at + 2) return [];
  const not = tokens[finite.at + 1]?.lower === "n't" ? "n't" : ' not';
  const right = `had${not} ${toPastParticiple(verb.main.lemma)}`;
  return createFinding(context, finite.at, verb.main.at + 1, right, explainUnreal(right));
}

function isOver(verbs: readonly { lower: string }[]): boolean {
  return (
    /^(?:would|'d|could|might)$/.test(verbs[0]?.lower ?? '') && verbs[1]?.lower === 'have' && verbs.length > 2
  );
}

function explainUnreal(right: string) {
  return {
    simple: `It is over and was different, so after “if” we say “${right}”.`,
    full: `With “would have”, the condition is over as well and takes the past perfect: “${right}”.`,
  };
}

/** What happens at a moment while something else goes on: "While we were walking, it started to rain." */
const SUDDEN =
  /^(?:start|begin|see|hear|meet|call|come|fall|find|notice|happen|ring|stop|arrive|break|phone|knock|appear|lose|steal|bite|feel|tell|talk|ask|show|explain|sing|say|realise|realize|remember)$/;

/** "While we walk to the temple, it started to rain" → "were walking". */
function checkWhile(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { clauses } = context.sentence;
  const { connector, verb, subject, kind } = clause;
  const finite = verb?.finite;
  if (!connector || !subject || !finite || kind !== 'subordinate' || verb.isNegative || verb.isInverted)
    return [];
  const isWhile = connector.lower === 'while';
  if (!isWhile && !(connector.lower === 'when' && verb.isProgressive)) return [];
  if (verb.tense !== 'present' || verb.isPerfect || verb.isPassive || finite.possibleTags.has('PAST'))
    return [];
  if (
    verb.verbs.length !== (verb.isProgressive ? 2 : 1) ||
    verb.main.at !== finite.at + verb.verbs.length - 1
  )
    return [];
  if (!isActivityVerb(verb.main.lemma) || /^(?:work|study|live)$/.test(verb.main.lemma)) return [];
  if (!/^(?:i|we|he|she|they|you)$/.test(subject.head.lower) && subject.nounClass !== 'person') return [];
  const main = clauses.find((each) => each.kind === 'main' && each.verb?.finite && each.verb !== verb);
  if (main?.verb?.tense !== 'past' || !SUDDEN.test(main.verb.main.lemma) || main.verb.verbs.length !== 1)
    return [];
  const right = `${toPast('be', subject)} ${toIngForm(verb.main.lemma)}`;
  return createFinding(context, finite.at, verb.main.at + 1, right, {
    simple: `This went on when the other thing happened: “${right}”.`,
    full: `What was going on when something happened takes the past continuous: “${right}”.`,
  });
}

export const TIME_CLAUSE_RULE: GrammarRule = {
  id: 'time-clause',
  kind: 'conditional',
  precision:
    'Only “will” and “would” in a clause of time or condition beside a main clause of the future or a request, not in indirect questions and not as a polite “if you would”; events that are over with “would have”; activities with “while” beside a sudden event in the past.',
  find: findInClauses(checkWill, checkWould, checkHave, checkUnrealPast, checkWhile),
};
