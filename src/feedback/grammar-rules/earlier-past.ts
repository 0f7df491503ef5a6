import type { Clause } from '../grammar/groups.ts';
import { toPastParticiple } from '../lexicon/inflection.ts';
import {
  combineFinds,
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { isEventVerb, isStateVerb } from './verb-classes.ts';
import { toPast } from './verb-forms.ts';

/** What is complete at a moment: "By the time we came, the train had left." */
const COMPLETED =
  /^(?:leave|start|begin|finish|end|close|escape|die|disappear|depart|sell|stop|eat|lose|go)$/;

function isSimplePast({ verb, subject }: Clause): boolean {
  return verb?.tense === 'past' && verb.verbs.length === 1 && subject !== undefined && !verb.isInverted;
}

function isByTheTime({ sentence: { tokens } }: RuleContext, at: number): boolean {
  return tokens[at]?.lower === 'by' && tokens[at + 1]?.lower === 'the' && tokens[at + 2]?.lower === 'time';
}

/** The clause of "when I arrived" or "by the time I arrived", in the past. */
function findMoment(context: RuleContext): Clause | undefined {
  const { clauses } = context.sentence;
  return clauses.find((clause) => {
    if (!isSimplePast(clause) || !clause.subject) return false;
    if (clause.connector?.lower === 'when' && clause.connector.tag === 'SUBORD') return true;
    return isByTheTime(context, clause.subject.from - 3);
  });
}

const ORDINALS = /^(?:first|second|third|fourth|fifth|last)$/;

/** "It was the first time she has spoken" → "had spoken". */
function checkFirstTime(context: RuleContext, { subject, verb }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const have = verb?.finite;
  if (!subject || !have || have.lemma !== 'have' || !verb.isPerfect || verb.tense !== 'present') return [];
  if (verb.isInverted || subject.to !== have.at || have.lower.startsWith("'")) return [];
  const end = tokens[subject.from - 1]?.lower === 'that' ? subject.from - 1 : subject.from;
  const [be, the, ordinal, time] = tokens.slice(Math.max(0, end - 4), end);
  if (
    be?.lower !== 'was' ||
    the?.lower !== 'the' ||
    time?.lower !== 'time' ||
    !ORDINALS.test(ordinal?.lower ?? '')
  )
    return [];
  return createFinding(context, have.at, have.at + 1, 'had', {
    simple: `After “it was the ${ordinal?.lower} time” we say “had”.`,
    full: `“It was the ${ordinal?.lower} time” takes the past perfect: “had ${verb.main.lower}”.`,
  });
}

/** "By the time we arrive, the match had started" → "arrived": the other verb shows the past. */
function checkLimit(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, verb } = clause;
  const finite = verb?.finite;
  if (!subject || !finite || verb.verbs.length !== 1 || verb.isInverted || verb.isNegative) return [];
  if (
    !/^VERBS?$/.test(finite.tag) ||
    finite.possibleTags.has('PAST') ||
    !isByTheTime(context, subject.from - 3)
  )
    return [];
  const others = context.sentence.clauses.filter((each) => each !== clause && each.verb?.finite);
  const [main] = others;
  if (
    others.length !== 1 ||
    !main?.verb?.isPerfect ||
    main.verb.finite?.lower !== 'had' ||
    main.kind !== 'main'
  )
    return [];
  // "By the time you read this, we had hoped to be home": a hope is no event.
  if (/^(?:hope|plan|want|think|expect)$/.test(main.verb.main.lemma)) return [];
  const right = toPast(finite.lemma, subject);
  return createFinding(context, finite.at, finite.at + 1, right, {
    simple: `This is in the past, so we say “by the time … ${right}”.`,
    full: `“${getWritten(context, main.verb.from, main.verb.to)}” tells of the past, so the other verb is “${right}”.`,
  });
}

/** "When I arrived, the film already started" → "had already started". */
function checkMoment(context: RuleContext): readonly GrammarFinding[] {
  const moment = findMoment(context);
  if (!moment?.verb || !moment.subject) return [];
  const { tokens, clauses } = context.sentence;
  const isLimit = isByTheTime(context, moment.subject.from - 3);
  return clauses.flatMap((clause) => {
    const { verb, subject, kind } = clause;
    if (clause === moment || !isSimplePast(clause) || !verb?.finite || !subject) return [];
    if (kind === 'relative' || verb.isNegative || isStateVerb(verb.main.lemma)) return [];
    const adverb = tokens[verb.from - 1]?.lower === 'already' ? tokens[verb.from - 1] : undefined;
    const isEarlier = adverb
      ? isEventVerb(verb.main.lemma) || COMPLETED.test(verb.main.lemma) || verb.main.tag === 'PAST'
      : isLimit && COMPLETED.test(verb.main.lemma);
    if (!isEarlier || clause.isSubjectShared) return [];
    // "When I lived there I already worked": both went on at the same time.
    if (!isLimit && isStateVerb(moment.verb?.main.lemma ?? '')) return [];
    if (/^(?:work|study|play|teach)$/.test(verb.main.lemma)) return [];
    const right = `had ${adverb ? 'already ' : ''}${toPastParticiple(verb.main.lemma)}`;
    return createFinding(context, (adverb ?? verb.finite).at, verb.finite.at + 1, right, {
      simple: `This was over before the other thing happened: “${right}”.`,
      full: `This was over before “${moment.verb?.main.text}”: the past perfect, “${right}”.`,
    });
  });
}

export const EARLIER_PAST_RULE: GrammarRule = {
  id: 'earlier-past',
  kind: 'tense',
  precision:
    'Only beside a clause with “when” or “by the time” in the past: an event with “already”, or one that is complete with “by the time”; a present perfect behind “it was the first time”; a present behind “by the time” beside “had”.',
  find: combineFinds(findInClauses(checkFirstTime, checkLimit), checkMoment),
};
