import type { Clause, NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  atWords,
  createFinding,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { isActivityVerb, isEventVerb } from './verb-classes.ts';
import { toPast, toPerfect } from './verb-forms.ts';

/*
 * A time that is over at the beginning of a sentence frames all of it: "Last weekend I went to the park and we
 * play football", "Back then I can't swim", "When I was ten, my family move to Canada".
 */

const SHORT_TIMES = /^(?:night|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week)$/;
const LONG_TIMES = /^(?:month|year|summer|winter|spring|autumn)$/;
const PRONOUN = /^(?:i|you|he|she|it|we|they)$/;
const AGE =
  /^(?:child|kid|baby|boy|girl|teenager|student|small|little|young|born|younger|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)$/;

/** A time that is over, which opens a sentence, and whether it is only of hours or days. */
interface Frame {
  words: string;
  isShort: boolean;
  /** The index of the token behind it. */
  to: number;
}

/** "When I was ten" with its end, from the token of "when". */
function readWhen(tokens: readonly GrammarToken[]): Frame | undefined {
  const [when, subject, verb] = tokens;
  if (when?.lower !== 'when' || !PRONOUN.test(subject?.lower ?? '') || verb?.tag !== 'PAST') return undefined;
  const words = `when ${subject?.text} ${verb.text}`;
  return { words, isShort: verb.lemma !== 'be' && verb.lemma !== 'live', to: 3 };
}

function readFrame(tokens: readonly GrammarToken[]): Frame | undefined {
  const [first, second, third] = tokens;
  if (!first) return undefined;
  if (first.lower === 'yesterday' && second?.tag !== 'POSS')
    return { words: first.text, isShort: true, to: 1 };
  if (first.lower === 'last' && second) {
    const isShort = SHORT_TIMES.test(second.lower);
    if (isShort || LONG_TIMES.test(second.lower))
      return { words: `${first.text} ${second.text}`, isShort, to: 2 };
  }
  const opening = tokens
    .slice(0, 4)
    .map(({ lower }) => lower)
    .join(' ');
  const set = /^(?:back then|in those days|at that time)\b/.exec(opening);
  if (set) return { words: set[0], isShort: false, to: set[0].split(' ').length };
  const ago = tokens.slice(0, 6).find(({ lower }) => lower === 'ago');
  if (ago && /^(?:NUM|DET|ADJ)$/.test(first.tag) && third)
    return {
      words: `${tokens[ago.at - 1]?.text} ago`,
      isShort: /^days?$/.test(tokens[ago.at - 1]?.lower ?? ''),
      to: ago.at + 1,
    };
  return readWhen(tokens);
}

const NOW =
  /^(?:now|today|still|always|usually|often|sometimes|never|every|currently|nowadays|since|already|tomorrow|next|will|ever|so|think|recommend|hope)$/;
/** What may be so today, beside a past that is over. */
const MAY_BE_NOW =
  /^(?:work|study|stay|travel|give|recommend|thank|ask|live|write|speak|talk|agree|miss|forget|read|wear|organi[sz]e|plan)$/;

function isDone(base: string, isShort: boolean): boolean {
  if (MAY_BE_NOW.test(base)) return false;
  return isShort
    ? isEventVerb(base) || isActivityVerb(base)
    : isEventVerb(base) && !/^(?:go|eat|drink|watch|speak|meet|play|sell)$/.test(base);
}

function isPlainPresent({ verb, subject }: Clause): boolean {
  const finite = verb?.finite;
  if (!subject || !finite || verb.verbs.length !== 1 || verb.isInverted || verb.isNegative) return false;
  return (
    (finite.tag === 'VERB' || finite.tag === 'VERBS') && !finite.possibleTags.has('PAST') && finite.isKnown
  );
}

function explain(words: string, right: string) {
  return {
    simple: `“${words}” is over, so we say “${right}” here.`,
    full: `“${words}” names a time that is over, also for this verb: “${right}”.`,
  };
}

/** "Last weekend I went to the park and we play football" → "played". */
function checkLaterClause(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, clauses, isQuestion } = context.sentence;
  const { verb, subject, connector, kind } = clause;
  const finite = verb?.finite;
  const frame = readFrame(tokens);
  if (!frame || !finite || !subject || isQuestion || kind !== 'main' || !isPlainPresent(clause)) return [];
  if (!/^(?:and|but|then)$/.test(connector?.lower ?? '') || subject.to !== finite.at) return [];
  if (!/^(?:i|we|he|she|they)$/.test(subject.head.lower) || subject.from !== (connector?.at ?? 0) + 1)
    return [];
  if (
    !isDone(finite.lemma, frame.isShort) ||
    tokens.some(({ lower, text }) => NOW.test(lower) || /["“”]/.test(text))
  )
    return [];
  const before = clauses.filter(({ verb: other }) => other?.finite && other.to <= finite.at);
  if (
    before.length === 0 ||
    !before.every(({ verb: other }) => other?.tense === 'past' || other?.tense === 'present')
  )
    return [];
  const first = before.find(({ kind: each }) => each === 'main');
  if (first?.verb?.tense !== 'past' && first?.verb?.finite?.lower === finite.lower) return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, explain(frame.words, right));
}

/** "When I was ten years old, my family move to Canada" → "moved". */
function checkFirstClause(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { verb, subject, connector, kind } = clause;
  const finite = verb?.finite;
  const frame = readWhen(tokens);
  if (!frame || !finite || !subject || isQuestion || kind !== 'main' || connector || !isPlainPresent(clause))
    return [];
  if (subject.to !== finite.at || subject.isPronoun || !isDone(finite.lemma, false)) return [];
  if (tokens[subject.from - 1]?.text !== ',' || tokens.some(({ lower }) => NOW.test(lower))) return [];
  if (!/^(?:my|our|the|his|her)$/.test(subject.determiner?.lower ?? '')) return [];
  if (finite.possibleTags.has('NOUN') && !/^(?:DET|PRON|PREP|TO)$/.test(tokens[finite.at + 1]?.tag ?? ''))
    return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, explain(frame.words, right));
}

/** "Back then I can't run one kilometre" → "couldn't". */
function checkCan(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { verb, subject, connector, kind } = clause;
  const can = verb?.finite;
  const frame = readFrame(tokens);
  if (!frame || !can || !subject || isQuestion || kind !== 'main' || connector || verb.isInverted) return [];
  if (!/^(?:can|ca)$/.test(can.lower) || subject.to !== can.at || subject.from < frame.to) return [];
  const between = tokens.slice(frame.to, subject.from);
  if (!frame.words.startsWith('when') && between.some(({ tag }) => tag !== 'MARK')) return [];
  // "Last year's winners can …", "last week, as you can see".
  if (tokens.some(({ lower }) => /^(?:now|today|still|see|imagine|say)$/.test(lower))) return [];
  const not = tokens[can.at + 1]?.tag === 'NOT' ? tokens[can.at + 1] : undefined;
  const right = not ? "couldn't" : 'could';
  return createFinding(context, can.at, (not ?? can).at + 1, right, explain(frame.words, right));
}

/** "She was born in 1938 and must leave school" → "had to leave". */
function checkMust(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const { verb, connector, isSubjectShared, kind } = clause;
  const must = verb?.finite;
  if (
    must?.lower !== 'must' ||
    connector?.lower !== 'and' ||
    !isSubjectShared ||
    kind !== 'main' ||
    verb?.isNegative
  )
    return [];
  const before = tokens.slice(0, connector.at);
  const isOver = before.some(
    ({ lower, text, at }) =>
      /^(?:yesterday|ago)$/.test(lower) ||
      (/^(?:19\d\d|20[01]\d)$/.test(text) && before[at - 1]?.lower === 'in'),
  );
  const isPast = clauses.some(({ verb: other }) => other?.tense === 'past' && other.to <= connector.at);
  if (
    !isOver ||
    !isPast ||
    tokens[must.at + 1]?.lower === 'have' ||
    tokens.some(({ lower }) => NOW.test(lower))
  )
    return [];
  return createWordFinding(context, must, 'had to', {
    simple: `It is over, so we say “had to”, not “must”.`,
    full: `“Must” has no past; what was necessary then is “had to ${verb?.main.lower}”.`,
  });
}

/** "Since I am a child" → "was". */
function checkSinceChild(context: RuleContext, since: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [subject, be, ...rest] = tokens.slice(since.at + 1, since.at + 6);
  if (!/^(?:i|we)$/.test(subject?.lower ?? '') || !be || !/^(?:am|'m|are|'re)$/.test(be.lower)) return [];
  const first = rest[0]?.tag === 'DET' ? rest[1] : rest[0];
  if (!first || !AGE.test(first.lower) || first.lower === 'student') return [];
  const right = subject?.lower === 'i' ? 'was' : 'were';
  return createFinding(context, be.at, be.at + 1, be.lower.startsWith("'") ? ` ${right}` : right, {
    simple: `That time is over, so after “since” we say “${subject?.text} ${right}”.`,
    full: `“Since” names a point in the past: “since ${subject?.text} ${right} …”.`,
  });
}

const LASTING =
  /^(?:love|like|want|play|live|know|study|dream|practi[sc]e|hate|enjoy|collect|learn|swim|dance|sing|work|need|prefer)$/;

/** "Since I was a child I love animals" → "have loved". */
function checkSinceBirth(context: RuleContext, since: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  const [who, be, ...rest] = tokens.slice(since.at + 1, since.at + 8);
  if (
    since.at !== 0 ||
    !/^(?:i|we|he|she)$/.test(who?.lower ?? '') ||
    !/^(?:was|were)$/.test(be?.lower ?? '')
  )
    return [];
  const age = rest[0]?.tag === 'DET' ? rest[1] : rest[0];
  if (!age || !AGE.test(age.lower) || age.lower === 'student') return [];
  const subject = groups.find(
    (group): group is NounGroup =>
      group.kind === 'noun' &&
      group.from > age.at &&
      group.from <= age.at + 4 &&
      group.head.lower === who?.lower,
  );
  const verb = subject && tokens[subject.to];
  if (!subject || !verb?.possibleTags.has(verb.lower === verb.lemma ? 'VERB' : 'VERBS')) return [];
  if (!LASTING.test(verb.lemma) || verb.possibleTags.has('PAST')) return [];
  const right = toPerfect(verb.lemma, subject);
  return createWordFinding(context, verb, right, {
    simple: `It began then and goes on now, so we say “${right}”.`,
    full: `With “since”, what goes on up to now takes the present perfect: “${right}”.`,
  });
}

/** "After he has finished work, he went home" → "had finished". */
function checkAfter(context: RuleContext, after: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const [subject, have, participle] = tokens.slice(after.at + 1, after.at + 4);
  if (!PRONOUN.test(subject?.lower ?? '') || !/^(?:has|have)$/.test(have?.lower ?? '') || !have) return [];
  if (!participle?.possibleTags.has('EN') || participle.possibleTags.has('NOUN')) return [];
  const others = clauses.filter(({ verb }) => verb?.finite && verb.finite.at !== have.at);
  const [main] = others;
  if (
    others.length !== 1 ||
    main?.kind !== 'main' ||
    main.verb?.tense !== 'past' ||
    main.verb.verbs.length !== 1
  )
    return [];
  return createWordFinding(context, have, 'had', {
    simple: `It was over before “${main.verb.main.text}”, so we say “had ${participle.text}”.`,
    full: `What was over before another past takes the past perfect: “had ${participle.text}”.`,
  });
}

/** The main clause beside a clause, if it is the only other one with a finite verb. */
function findOnlyMain({ sentence: { clauses } }: RuleContext, clause: Clause): Clause | undefined {
  const others = clauses.filter((each) => each !== clause && each.verb?.finite);
  return others.length === 1 && others[0]?.kind === 'main' ? others[0] : undefined;
}

const SUDDEN =
  /^(?:see|hear|meet|come|fall|find|notice|happen|ring|stop|arrive|break|knock|appear|lose|call|start|begin|ask|realise|realize|remember)$/;

function isPersonOrIt({ head, determiner }: NounGroup): boolean {
  return PRONOUN.test(head.lower) || /^(?:my|the|a|an|his|her|our|their)$/.test(determiner?.lower ?? '');
}

/** "I was waiting for the bus when I see an accident" → "saw". */
function checkWhenSudden(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const { verb, subject, connector } = clause;
  const finite = verb?.finite;
  if (connector?.lower !== 'when' || connector.at === 0 || !finite || !subject || !isPlainPresent(clause))
    return [];
  const main = findOnlyMain(context, clause);
  if (main?.verb?.tense !== 'past' || !main.verb.isProgressive || main.verb.from > connector.at) return [];
  if (!SUDDEN.test(finite.lemma) || !isPersonOrIt(subject) || subject.to !== finite.at) return [];
  // "I was thinking of the day when we meet": a time stands before.
  if (/^(?:day|time|moment|year)$/.test(tokens[connector.at - 1]?.lower ?? '')) return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `It is a story about the past, so we say “${right}”.`,
    full: `“${getWritten(context, main.verb.from, main.verb.to)}” tells of the past, and so does this verb: “${right}”.`,
  });
}

export const PAST_FRAME_RULE: GrammarRule = {
  id: 'past-frame',
  kind: 'tense',
  precision:
    'Only verbs of events and activities behind “and” in a sentence that a time that is over opens; “can” behind such a time; “since I am a child”; a perfect with “after” beside one past; a sudden event with “when” beside a past continuous.',
  at: [atWords('since', checkSinceChild), atWords('since', checkSinceBirth), atWords('after', checkAfter)],
  find: findInClauses(checkLaterClause, checkFirstClause, checkCan, checkMust, checkWhenSudden),
};
