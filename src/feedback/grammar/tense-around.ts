import type { Clause, SentenceAnalysis } from './groups.ts';
import {
  type Evidence,
  findQuotedTokens,
  isPlainBaseForm,
  ONE_DAY,
  readTimeWords,
  readVerb,
} from './tense-evidence.ts';
import { createLemmaTest, createTagTest, createWordTest, isFiniteVerb } from './token-tests.ts';
import type { GrammarToken } from './tokens.ts';

/*
 * In which tense a text speaks at one of its verbs. A learner's base form shows no tense, so that only the
 * words around can tell whether "he laugh" is meant as "laughs" or "laughed".
 */

/** How much the sentences around a sentence speak for each tense. */
export interface TenseAround extends Evidence {
  /** Whether the sentence begins inside quotation marks that an earlier sentence has opened. */
  startsInQuotes: boolean;
  /**
   * Whether the text tells of the past in base forms up to here: "Last Sunday I go …". Its base forms say
   * nothing for the present then.
   */
  isToldInBaseForms: boolean;
}

export const NO_TENSE_AROUND: TenseAround = {
  past: 0,
  present: 0,
  startsInQuotes: false,
  isToldInBaseForms: false,
};

/** `mixed` where both tenses are possible. */
export type TenseAtVerb = 'past' | 'present' | 'mixed';

const opensPart = createTagTest('AND', 'SUBORD', 'REL', 'WH');

function isBoundary(token: GrammarToken): boolean {
  return opensPart(token) || (token.tag === 'MARK' && /^[,;:()–—]$/.test(token.text));
}

/** Returns the tokens around an index, from one conjunction or comma to the next: about one clause. */
function getSegment(tokens: readonly GrammarToken[], at: number): readonly GrammarToken[] {
  let [from, to] = [at, at + 1];
  while (from > 0 && !isBoundary(tokens[from - 1] as GrammarToken)) from--;
  while (to < tokens.length && !isBoundary(tokens[to] as GrammarToken)) to++;
  return tokens.slice(from, to);
}

/**
 * Returns the opening of a sentence, whose time words count for all of it: the words up to the first comma
 * before the verb at `at`, or up to the first verb, whichever is longer: "Last week, …", "When I was six, …".
 */
function getOpening(tokens: readonly GrammarToken[], at: number): readonly GrammarToken[] {
  const comma = tokens.findIndex(({ text }, index) => text === ',' && index < at);
  return tokens.slice(0, Math.max(comma, tokens.findIndex(isFiniteVerb), 0));
}

/** Verbs of what lasts for years, which a story in the past may tell in the present: "I live in Rome". */
const LASTING = new Set(
  'live work study like love belong cost speak hate mean own consist contain prefer depend exist lie'.split(
    ' ',
  ),
);
/** Verbs of what a writer knows or thinks while writing. */
const MENTAL = new Set('know understand agree remember believe'.split(' '));
const STATES = new Set('have want need look feel seem'.split(' '));

/** Returns how much the verb itself, a question and a relative clause speak for the present. */
function weighOwnVerb(base: string, clause: Clause | undefined, isQuestion: boolean): number {
  const lasting = MENTAL.has(base) ? 3 : LASTING.has(base) ? 2 : 0;
  const state = base === 'be' ? 1 : STATES.has(base) ? 0.5 : 0;
  const relative = clause?.kind === 'relative' ? 1 : 0;
  return lasting + state + relative + (isQuestion ? 2 : 0);
}

/** Verbs that say nothing of the time of the clause after them: "he says that …", "I hope that …". */
const isCommentOrReport = createLemmaTest(
  'think hope know believe say tell hear remember read learn see mean guess mention explain report show find discover realise realize notice complain claim argue',
);

/** Returns how much the tense of another clause of the sentence counts for the clause `own`. */
function weighClause(other: Clause, own: Clause | undefined): number {
  if (other.kind === 'relative') return own?.kind === 'relative' ? 1 : 0.75;
  if (own?.kind === 'relative') return 1;
  const isOverOwn = own?.kind === 'subordinate' && own.parent === other;
  if (isOverOwn && isCommentOrReport(other.verb?.main)) return 0.75;
  return isOverOwn ? 2.5 : 1.75;
}

/** How much the other verbs of a sentence speak for each tense together. */
interface OtherVerbs extends Evidence {
  hasPast: boolean;
  /** Whether one has an -s, which only a present has. */
  hasPresent: boolean;
}

/**
 * Weighs the finite verbs of the other clauses, of those that are inside or outside quotes as the asked one
 * is.
 */
function readOtherVerbs(
  { clauses }: SentenceAnalysis,
  own: Clause | undefined,
  isQuotedAlike: (token: GrammarToken) => boolean,
  isToldInBaseForms: boolean,
): OtherVerbs {
  const sum = { past: 0, present: 0, hasPast: false, hasPresent: false };
  for (const clause of clauses) {
    const finite = clause.verb?.finite;
    if (!finite || clause === own || !isQuotedAlike(finite)) continue;
    if (isToldInBaseForms && isPlainBaseForm(clause)) continue;
    const { past, present } = readVerb(clause);
    const weight = weighClause(clause, own);
    sum.hasPast ||= past > present;
    sum.hasPresent ||= present > past && finite.tag === 'VERBS';
    sum.past += weight * past;
    sum.present += weight * present;
  }
  return sum;
}

/**
 * Weighs time words: most in the clause of the verb, less at the beginning of the sentence, least elsewhere.
 */
function weighTimeWords(
  tokens: readonly GrammarToken[],
  at: number,
  isQuotedAlike: (token: GrammarToken) => boolean,
): Evidence {
  const read = (words: readonly GrammarToken[]) => readTimeWords(words.filter(isQuotedAlike));
  const inClause = read(getSegment(tokens, at));
  const inOpening = read(getOpening(tokens, at));
  const inSentence = read(tokens);
  const weigh = (tense: keyof Evidence) =>
    Math.max(2 * inClause[tense], 1.2 * inOpening[tense], 0.6 * inSentence[tense]);
  return { past: weigh('past'), present: weigh('present') };
}

/** Works whose plot is told in the present: "In the film, a boy meets a dog". */
const isWork = createWordTest('film movie novel book story series play');

/** With less weight for the past, the tense is the present. */
const MIN_PAST_HINT = 0.5;
/** The weight that the past needs to be the only possible tense. */
const MIN_PAST_WEIGHT = 1;
/** The share of the weights from which on a tense is the only possible one. */
const MIN_SHARE = 0.63;

/**
 * Returns how much the time words speak for the past. If "one day" is the only sign of a past, it counts for
 * less, because the plot of a film is told in the present: "One day the old man disappears and Mali has to
 * find him".
 */
function weighPastTime(
  timeWords: Evidence,
  others: OtherVerbs,
  around: TenseAround,
  tokens: readonly GrammarToken[],
): number {
  const isOnlyOneDay = !others.hasPast && around.past === 0 && timeWords.past <= 2 * ONE_DAY;
  if (!isOnlyOneDay) return timeWords.past;
  if (others.hasPresent || tokens.some(isWork)) return 0;
  return around.present >= MIN_PAST_HINT ? Math.min(timeWords.past, 1.3 * around.present) : timeWords.past;
}

/** Returns the likelier tense, `mixed` where both are possible; without any evidence it is the present. */
function decideTense({ past, present }: Evidence): TenseAtVerb {
  const total = past + present;
  if (past < MIN_PAST_HINT || present / total >= MIN_SHARE) return 'present';
  return past >= MIN_PAST_WEIGHT && past / total >= MIN_SHARE ? 'past' : 'mixed';
}

/**
 * Returns the tense in which a text speaks at a verb, by the other verbs and the time words of the sentence
 * and by the sentences around it. Without any evidence it is the present.
 *
 * @param at the index of the verb's token in the sentence
 * @param base the base form of the verb
 */
export function findTenseAt(
  sentence: SentenceAnalysis,
  around: TenseAround,
  at: number,
  base: string,
): TenseAtVerb {
  const { tokens, clauses, isQuestion } = sentence;
  const { isQuoted } = findQuotedTokens(sentence, around.startsInQuotes);
  const isVerbQuoted = isQuoted[at] === true;
  const isQuotedAlike = (token: GrammarToken) => (isQuoted[token.at] === true) === isVerbQuoted;
  const clause = clauses.find(({ verb }) => verb?.finite && verb.from <= at && verb.to > at);
  // "He agreed to help": unlike an opinion, this happens at one time.
  const isEvent = base === 'agree' && tokens[at + 1]?.lower === 'to';
  const sum = { past: 0, present: isEvent ? 0 : weighOwnVerb(base, clause, isQuestion) };
  const others = readOtherVerbs(sentence, clause, isQuotedAlike, around.isToldInBaseForms);
  const timeWords = weighTimeWords(tokens, at, isQuotedAlike);
  // What is said inside quotes has its own time, apart from the sentences around.
  if (!isVerbQuoted) {
    const isOfAnyTime = (LASTING.has(base) || MENTAL.has(base)) && !isEvent;
    // "I broke my arm. I can't write, so my brother [write] it": the sentence has left the story.
    const leavesStory = others.present >= 1 && others.past === 0 && timeWords.past === 0;
    sum.past += isOfAnyTime || leavesStory ? around.past / 2 : around.past;
    sum.present += around.present;
  }
  sum.past += others.past;
  sum.present += others.present;
  sum.past += weighPastTime(timeWords, others, around, tokens);
  // "Every day we went" is a habit of the past.
  sum.present += others.hasPast && sum.past > 3 ? timeWords.present / 2 : timeWords.present;
  return decideTense(sum);
}
