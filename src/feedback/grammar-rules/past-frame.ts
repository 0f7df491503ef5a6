import type { Clause, SentenceAnalysis } from '../grammar/groups.ts';
import { createLemmaTest, createTagTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  atWords,
  createFinding,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { checkAfter, checkSinceBirth, checkSinceChild, checkWhenSudden } from './past-conjunctions.ts';
import { isActivityVerb, isEventVerb } from './verb-classes.ts';
import { isPlainPresent, toPast } from './verb-forms.ts';

/*
 * A time that is over at the beginning of a sentence frames all of it: "Last weekend I went to the park and
 * we play football", "Back then I can't swim", "When I was ten, my family move to Canada".
 */

const isShortTime = createWordTest(
  'night weekend monday tuesday wednesday thursday friday saturday sunday week',
);
const isLongTime = createWordTest('month year summer winter spring autumn');
const isPronoun = createWordTest('i you he she it we they');

/** A time that is over, which opens a sentence. */
interface Frame {
  /** As the learner wrote it: "Last weekend". */
  words: string;
  /** Whether it is only of hours or days, in which nearly every verb tells what happened once. */
  isShort: boolean;
  /** The index of the token behind it. */
  to: number;
}

/** "When I was ten": its first three words. */
function readWhen(tokens: readonly GrammarToken[]): Frame | undefined {
  const [when, subject, verb] = tokens;
  if (when?.lower !== 'when' || !isPronoun(subject) || verb?.tag !== 'PAST') return undefined;
  const words = `when ${subject?.text} ${verb.text}`;
  return { words, isShort: verb.lemma !== 'be' && verb.lemma !== 'live', to: 3 };
}

/** "Yesterday", "last week"; not "Yesterday's paper". */
function readDay([first, second]: readonly GrammarToken[]): Frame | undefined {
  if (first?.lower === 'yesterday' && second?.tag !== 'POSS')
    return { words: first.text, isShort: true, to: 1 };
  if (first?.lower !== 'last' || !second) return undefined;
  const isShort = isShortTime(second);
  if (!isShort && !isLongTime(second)) return undefined;
  return { words: `${first.text} ${second.text}`, isShort, to: 2 };
}

/** "Back then", "in those days". */
function readPhrase(tokens: readonly GrammarToken[]): Frame | undefined {
  const opening = tokens.slice(0, 4).map(({ lower }) => lower);
  const found = /^(?:back then|in those days|at that time)\b/.exec(opening.join(' '));
  return found ? { words: found[0], isShort: false, to: found[0].split(' ').length } : undefined;
}

const opensAmount = createTagTest('NUM', 'DET', 'ADJ');

/** "Two days ago". */
function readAgo(tokens: readonly GrammarToken[]): Frame | undefined {
  const ago = tokens.slice(0, 6).find(({ lower }) => lower === 'ago');
  if (!ago || !opensAmount(tokens[0]) || !tokens[2]) return undefined;
  const unit = tokens[ago.at - 1];
  const isShort = unit?.lower === 'day' || unit?.lower === 'days';
  return { words: `${unit?.text} ago`, isShort, to: ago.at + 1 };
}

/** The time that is over at the beginning of a sentence; undefined where there is none. */
function readFrame(tokens: readonly GrammarToken[]): Frame | undefined {
  return readDay(tokens) ?? readPhrase(tokens) ?? readAgo(tokens) ?? readWhen(tokens);
}

/** Words of now, of later and of habits, and of what the writer thinks: "and now I use it". */
const isOfNow = createWordTest(
  'now today still always usually often sometimes never every currently nowadays since already tomorrow next will ever so think recommend hope',
);
/** What may be so today, beside a past that is over: "Last year I moved and I work in a bank". */
const mayBeNow = createLemmaTest(
  'work study stay travel give recommend thank ask live write speak talk agree miss forget read wear organise organize plan',
);
/** Events that can be habits, in a month or a year: "Last year we moved and we meet at the club". */
const canBeHabit = createLemmaTest('go eat drink watch speak meet play sell');

/** Whether the verb tells what was done within the time of the frame. */
function isDone(verb: GrammarToken, isShort: boolean): boolean {
  if (mayBeNow(verb)) return false;
  if (isShort) return isEventVerb(verb.lemma) || isActivityVerb(verb.lemma);
  return isEventVerb(verb.lemma) && !canBeHabit(verb);
}

function explain(words: string, right: string) {
  return {
    simple: `“${words}” is over, so we say “${right}” here.`,
    full: `“${words}” names a time that is over, also for this verb: “${right}”.`,
  };
}

const joinsStep = createWordTest('and but then');
const isPersonPronoun = createWordTest('i we he she they');

/** "and we play": a pronoun and its verb directly behind what joins them to the clause before. */
function isNextStep({ connector, subject, verb }: Clause): boolean {
  if (!joinsStep(connector) || !subject || subject.to !== verb?.finite?.at) return false;
  return isPersonPronoun(subject.head) && subject.from === (connector?.at ?? 0) + 1;
}

/**
 * Whether the clauses before the verb tell of the past or can mean it; "I go home and we go out" has a
 * habit where the same verb is there twice.
 */
function isPastBefore({ clauses }: SentenceAnalysis, finite: GrammarToken): boolean {
  const before = clauses.filter(({ verb }) => verb?.finite && verb.to <= finite.at);
  const isPastOrPresent = before.every(({ verb }) => verb?.tense === 'past' || verb?.tense === 'present');
  if (before.length === 0 || !isPastOrPresent) return false;
  const first = before.find(({ kind }) => kind === 'main');
  return first?.verb?.tense === 'past' || first?.verb?.finite?.lower !== finite.lower;
}

/** "Last weekend I went to the park and we play football" → "played". */
function checkLaterClause(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { verb, subject, kind } = clause;
  const finite = verb?.finite;
  const frame = readFrame(tokens);
  if (!frame || !finite || !subject || isQuestion || kind !== 'main') return [];
  if (!isPlainPresent(clause) || !isNextStep(clause) || !isDone(finite, frame.isShort)) return [];
  if (tokens.some((token) => isOfNow(token) || /["“”]/.test(token.text))) return [];
  if (!isPastBefore(context.sentence, finite)) return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, explain(frame.words, right));
}

const isOwnOrKnown = createWordTest('my our the his her');
/** "My family move to Canada": what only a verb has behind it. */
const followsVerb = createTagTest('DET', 'PRON', 'PREP', 'TO');

/** "When I was ten years old, my family move to Canada" → "moved". */
function checkFirstClause(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { verb, subject, connector, kind } = clause;
  const finite = verb?.finite;
  const frame = readWhen(tokens);
  if (!frame || !finite || !subject || isQuestion || kind !== 'main' || connector) return [];
  if (!isPlainPresent(clause) || !isDone(finite, false)) return [];
  if (subject.to !== finite.at || subject.isPronoun || !isOwnOrKnown(subject.determiner)) return [];
  if (tokens[subject.from - 1]?.text !== ',' || tokens.some(isOfNow)) return [];
  if (finite.possibleTags.has('NOUN') && !followsVerb(tokens[finite.at + 1])) return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, explain(frame.words, right));
}

/** "Can", and "ca" of "can't". */
const isCan = createWordTest('can ca');
/** "Now I can swim", "last week, as you can see". */
const allowsCan = createWordTest('now today still see imagine say');

/** "Back then I can't run one kilometre" → "couldn't". */
function checkCan(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { verb, subject, connector, kind } = clause;
  const can = verb?.finite;
  const frame = readFrame(tokens);
  if (!frame || !can || !subject || isQuestion || kind !== 'main' || connector || verb.isInverted) return [];
  if (!isCan(can) || subject.to !== can.at || subject.from < frame.to || tokens.some(allowsCan)) return [];
  // "Last year's winners can …": nothing but a mark stands between the time and the subject.
  const between = tokens.slice(frame.to, subject.from);
  if (!frame.words.startsWith('when') && between.some(({ tag }) => tag !== 'MARK')) return [];
  const not = tokens[can.at + 1]?.tag === 'NOT' ? tokens[can.at + 1] : undefined;
  const right = not ? "couldn't" : 'could';
  return createFinding(context, can.at, (not ?? can).at + 1, right, explain(frame.words, right));
}

/** Whether a time that is over is named: "yesterday", "ago", "in 1938". */
function namesPastTime(tokens: readonly GrammarToken[]): boolean {
  return tokens.some(({ lower, text, at }) => {
    const isYear = /^(?:19\d\d|20[01]\d)$/.test(text) && tokens[at - 1]?.lower === 'in';
    return lower === 'yesterday' || lower === 'ago' || isYear;
  });
}

/** "She was born in 1938 and must leave school" → "had to leave". */
function checkMust(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const { verb, connector, isSubjectShared, kind } = clause;
  const must = verb?.finite;
  if (must?.lower !== 'must' || connector?.lower !== 'and' || !isSubjectShared) return [];
  if (kind !== 'main' || verb?.isNegative) return [];
  const isPast = clauses.some(({ verb: other }) => other?.tense === 'past' && other.to <= connector.at);
  if (!isPast || !namesPastTime(tokens.slice(0, connector.at))) return [];
  // "And must have left": a guess.
  if (tokens[must.at + 1]?.lower === 'have' || tokens.some(isOfNow)) return [];
  return createWordFinding(context, must, 'had to', {
    simple: `It is over, so we say “had to”, not “must”.`,
    full: `“Must” has no past; what was necessary then is “had to ${verb?.main.lower}”.`,
  });
}

/** The present in a sentence that a time of the past opens, or beside "since", "after" and "when". */
export const PAST_FRAME_RULE: GrammarRule = {
  id: 'past-frame',
  kind: 'tense',
  markedOnlyWhen:
    'Only verbs of events and activities behind “and” in a sentence that a time that is over opens; “can” behind such a time; “since I am a child”; a perfect with “after” beside one past; a sudden event with “when” beside a past continuous.',
  wordChecks: [
    atWords('since', checkSinceChild),
    atWords('since', checkSinceBirth),
    atWords('after', checkAfter),
  ],
  find: findInClauses(checkLaterClause, checkFirstClause, checkCan, checkMust, checkWhenSudden),
};
