/*
 * Corrects the present in a sentence that begins with a time that is over, and beside "since", "after" and
 * "when" in a sentence about the past:
 *
 *   Last weekend I went to the park and we play football → and we played football
 *   Back then I can't swim → couldn't swim
 *   When I was ten, my parents buy a house → bought
 *   She was born in 1938 and must leave school → had to leave school
 */

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

/** Times after "last" in which nearly every verb says what happened once. */
const isShortTime = createWordTest(
  'night weekend monday tuesday wednesday thursday friday saturday sunday week',
);
/** Times after "last" in which a verb may also tell of a habit. */
const isLongTime = createWordTest('month year summer winter spring autumn');
const isPronoun = createWordTest('i you he she it we they');

/** A time that is over, which opens a sentence: "Last weekend". */
interface Frame {
  /** As the learner wrote it, for the reason. */
  words: string;
  /** Whether it is only of hours or days, in which nearly every verb tells what happened once. */
  isShort: boolean;
  /** The index of the token after the time. */
  to: number;
}

/** Reads the first three words of "When I was ten" as a time. */
function readWhen(tokens: readonly GrammarToken[]): Frame | undefined {
  const [when, subject, verb] = tokens;
  if (when?.lower !== 'when' || !isPronoun(subject) || verb?.tag !== 'PAST') return undefined;
  const words = `when ${subject?.text} ${verb.text} …`;
  return { words, isShort: verb.lemma !== 'be' && verb.lemma !== 'live', to: 3 };
}

/** Reads "Yesterday" or "Last week" as a time; not "Yesterday's paper". */
function readDay([first, second]: readonly GrammarToken[]): Frame | undefined {
  if (first?.lower === 'yesterday' && second?.tag !== 'POSS')
    return { words: first.text, isShort: true, to: 1 };
  if (first?.lower !== 'last' || !second) return undefined;
  const isShort = isShortTime(second);
  if (!isShort && !isLongTime(second)) return undefined;
  return { words: `${first.text} ${second.text}`, isShort, to: 2 };
}

/** Reads "Back then" or "In those days" as a time. */
function readPhrase(tokens: readonly GrammarToken[]): Frame | undefined {
  const opening = tokens.slice(0, 4).map(({ lower }) => lower);
  const found = /^(?:back then|in those days|at that time)\b/.exec(opening.join(' '));
  return found ? { words: found[0], isShort: false, to: found[0].split(' ').length } : undefined;
}

const opensAmount = createTagTest('NUM', 'DET', 'ADJ');

/** Reads "Two days ago" as a time. */
function readAgo(tokens: readonly GrammarToken[]): Frame | undefined {
  // At most five words before "ago": "About two and a half years ago" is longer and rare.
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

/**
 * Words with which a present is right in such a sentence: of now, of the future, of habits, and of what the
 * writer thinks. Right: "Last year I bought a car, and now I use it daily".
 */
const isOfNow = createWordTest(
  'now today still always usually often sometimes never every currently nowadays since already tomorrow next will ever so think recommend hope',
);
/** Verbs of what may still be true. Right: "Last year I moved and I work in a bank". */
const mayBePresent = createLemmaTest(
  'work study stay travel give recommend thank ask live write speak talk agree miss forget read wear organise organize plan',
);
/** Verbs of habits, after a month or a year. Right: "Last year we moved and we meet at the club". */
const canBeHabit = createLemmaTest('go eat drink watch speak meet play sell');

/** Whether the verb says what was done within the time that opens the sentence. */
function isDoneInFrame(verb: GrammarToken, isShort: boolean): boolean {
  if (mayBePresent(verb)) return false;
  if (isShort) return isEventVerb(verb.lemma) || isActivityVerb(verb.lemma);
  return isEventVerb(verb.lemma) && !canBeHabit(verb);
}

function explain(words: string, right: string) {
  return {
    simple: `“${words}” is over, so we say “${right}” here.`,
    full: `“${words}” names a time that is over, so this verb is in the past, too: “${right}”.`,
  };
}

const joinsStep = createWordTest('and but then');
const isPersonPronoun = createWordTest('i we he she they');

/**
 * Whether a clause is "and", "but" or "then" with a pronoun and its verb directly after it: "and we play".
 */
function isNextStep({ connector, subject, verb }: Clause): boolean {
  if (!joinsStep(connector) || !subject || subject.to !== verb?.finite?.at) return false;
  return isPersonPronoun(subject.head) && subject.from === (connector?.at ?? 0) + 1;
}

/**
 * Whether the clauses before the verb are in the past, or in a present that can be meant as one. Not marked:
 * "I go home and we go out", since the same verb twice tells of a habit.
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
  if (!isPlainPresent(clause) || !isNextStep(clause) || !isDoneInFrame(finite, frame.isShort)) return [];
  // What someone said is told in the tense in which it was said.
  if (tokens.some((token) => isOfNow(token) || /["“”]/.test(token.text))) return [];
  if (!isPastBefore(context.sentence, finite)) return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, explain(frame.words, right));
}

const isOwnOrKnown = createWordTest('my our the his her');
/**
 * Words that follow a verb and not a noun: "my parents visit the farm", but not "my parents visit was short".
 */
const followsVerb = createTagTest('DET', 'PRON', 'PREP', 'TO');

/** "When I was ten, my parents buy a house" → "bought". */
function checkFirstClause(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { verb, subject, connector, kind } = clause;
  const finite = verb?.finite;
  const frame = readWhen(tokens);
  if (!frame || !finite || !subject || isQuestion || kind !== 'main' || connector) return [];
  if (!isPlainPresent(clause) || !isDoneInFrame(finite, false)) return [];
  if (subject.to !== finite.at || subject.isPronoun || !isOwnOrKnown(subject.determiner)) return [];
  if (tokens[subject.from - 1]?.text !== ',' || tokens.some(isOfNow)) return [];
  if (finite.possibleTags.has('NOUN') && !followsVerb(tokens[finite.at + 1])) return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, explain(frame.words, right));
}

/** The token "ca" is the first part of "can't". */
const isCan = createWordTest('can ca');
/** Words with which "can" is right: "Back then I learned what I can do now", "Last week, as you can see". */
const allowsCan = createWordTest('now today still see imagine say');

/** "Back then I can't run one kilometre" → "couldn't". */
function checkCan(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { verb, subject, connector, kind } = clause;
  const can = verb?.finite;
  const frame = readFrame(tokens);
  if (!frame || !can || !subject || isQuestion || kind !== 'main' || connector || verb.isInverted) return [];
  if (!isCan(can) || subject.to !== can.at || subject.from < frame.to || tokens.some(allowsCan)) return [];
  // Not marked: "Last year's winners can …". Only a comma may stand between the time and the subject; but
  // after "when I was" the rest of that clause stands there: "When I was ten, I can swim" is marked.
  const between = tokens.slice(frame.to, subject.from);
  if (!frame.words.startsWith('when') && between.some(({ tag }) => tag !== 'MARK')) return [];
  const not = tokens[can.at + 1]?.tag === 'NOT' ? tokens[can.at + 1] : undefined;
  const right = not ? "couldn't" : 'could';
  return createFinding(context, can.at, (not ?? can).at + 1, right, explain(frame.words, right));
}

/**
 * Whether a time that is over is named before "and must": "yesterday", "ago", "in 1938". The years are there
 * for lives: "She was born in 1938 and must leave school". The functions of the same name in unreal-past.ts
 * (wishes) and story-evidence.ts (stories) know "last week" as well, which a sentence with "must" rarely has.
 */
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
  // Not marked: "and must have left", which is a guess.
  if (tokens[must.at + 1]?.lower === 'have' || tokens.some(isOfNow)) return [];
  return createWordFinding(context, must, 'had to', {
    simple: `It is over, so we say “had to”, not “must”.`,
    full: `“Must” has no past; what was necessary then is “had to ${verb?.main.lower}”.`,
  });
}

/**
 * The present in a sentence that a time of the past opens, or beside "since", "after" and "when".
 *
 * Conditions: The sentence begins with a time that is over, and the verb is one of events or activities
 * after “and”, “but” or “then” and a pronoun, or in the clause after “when I was …,”; or it is “can” right
 * after such a time. “Must” after a past with a time. “Since I am” with an age, and a lasting verb after
 * “since I was” with an age. “Has” after “after”, beside one plain past. A sudden event with “when” beside a
 * past continuous.
 */
export const PAST_FRAME_RULE: GrammarRule = {
  id: 'past-frame',
  kind: 'tense',
  wordChecks: [
    // "Since I am a child" → "was"
    atWords('since', checkSinceChild),
    // "Since I was a child I love animals" → "have loved"
    atWords('since', checkSinceBirth),
    // "After he has finished work, he went home" → "had"
    atWords('after', checkAfter),
  ],
  find: findInClauses(
    // "Last weekend I went out and we play football" → "played"
    checkLaterClause,
    // "When I was ten, my parents buy a house" → "bought"
    checkFirstClause,
    // "Back then I can't run" → "couldn't"
    checkCan,
    // "She was born in 1938 and must leave school" → "had to"
    checkMust,
    // "I was waiting when I see an accident" → "saw"
    checkWhenSudden,
  ),
};
