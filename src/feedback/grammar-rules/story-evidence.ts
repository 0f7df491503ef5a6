/*
 * Tells past-story.ts whether the sentences before one tell a story of the past, in which a base form is
 * meant as a past: "Last week I lost my phone. Then I buy a new one."
 */

import type { SentenceAnalysis } from '../grammar/groups.ts';
import { createWordTest, isWasOrWere } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';

/** Nouns after "last" and "next" that make a time. */
const isUnit = createWordTest(
  'night week weekend month year summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday',
);
/** Words before a time that only limits another one: "since yesterday", "the day before yesterday". */
const isLimit = createWordTest('since until from than of before');
/** Words before "last" in a part of a life, which may go on: "my last year at school". */
const ownsLast = createWordTest('the my his her');
const isPersonPronoun = createWordTest('i he she we they');

/**
 * Whether the sentence names a time that is over, which can open a story: "yesterday", "last week", "two days
 * ago", "when I was six", "in 1998". It decides about the sentences that follow, so it leaves out more than
 * the functions of the same name in past-frame.ts (before "and must") and unreal-past.ts (after a wish),
 * which ask about one clause.
 */
function namesPastTime({ tokens }: SentenceAnalysis): boolean {
  return tokens.some(({ lower, at, text }) => {
    const [before, next, second] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    if (isLimit(before)) return false;
    if (lower === 'yesterday' || lower === 'ago') return true;
    if (lower === 'last') return isUnit(next) && !ownsLast(before);
    if (lower === 'when') return isPersonPronoun(next) && isWasOrWere(second);
    return before?.lower === 'in' && /^(?:19\d\d|20[01]\d)$/.test(text);
  });
}

/** Words of now, of habits, of the future and of what is only imagined: "always", "will", "would". */
const isNotPast = createWordTest(
  "now today still always usually often sometimes never every each currently nowadays since tomorrow tonight soon will 'll wo must should may might shall would if whenever until please let once normally generally rarely twice already",
);
/** Times of habits: "on Mondays". */
const isRegularDay = createWordTest(
  'mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends mornings evenings afternoons nights',
);

/** Whether a word begins a time to come: "next week"; not "next to me". */
function isNextTime({ lower, at }: GrammarToken, tokens: readonly GrammarToken[]): boolean {
  return lower === 'next' && isUnit(tokens[at + 1]);
}

const isPresentAuxiliary = createWordTest("am is are 'm 're 's do does have has");

/** Whether the sentence says something in the present or of a habit, asks, or quotes. */
export function speaksOfNow({ tokens, clauses, isQuestion }: SentenceAnalysis): boolean {
  const hasSign = tokens.some(
    (token) =>
      isNotPast(token) || isNextTime(token, tokens) || isRegularDay(token) || /["“”]/.test(token.text),
  );
  if (isQuestion || hasSign) return true;
  return clauses.some(({ verb, kind }) => {
    const finite = verb?.finite;
    if (!finite || kind === 'nonfinite') return false;
    return finite.tag === 'VERBS' || isPresentAuxiliary(finite);
  });
}

/** How many verbs can only be pasts; "put" may be a present. */
function countPasts({ clauses }: SentenceAnalysis): number {
  return clauses.filter(({ verb }) => verb?.finite?.tag === 'PAST' && verb.finite.lower !== verb.finite.lemma)
    .length;
}

/**
 * Whether a verb is a base form, which beside a time that is over is meant as a past: "Last weekend we win".
 */
function hasBaseForm({ clauses }: SentenceAnalysis): boolean {
  return clauses.some(({ verb }) => verb?.finite?.tag === 'VERB');
}

/** How many pasts make a story where no time is named. One or two may tell how something of today began. */
const MANY_PASTS = 3;

/**
 * Counts the pasts in the sentences before, back to the time that opened the story, or up to `MANY_PASTS`.
 *
 * @returns 0 where the sentences are not a story, or something was said of now since it began; at least 1
 *   where a time stands with a base form only: "Last weekend we win"
 */
export function countStoryPasts(before: readonly SentenceAnalysis[]): number {
  let pasts = 0;
  for (const sentence of [...before].reverse()) {
    pasts += countPasts(sentence);
    if (namesPastTime(sentence) && !sentence.isQuestion)
      return pasts > 0 ? pasts : Number(hasBaseForm(sentence));
    if (speaksOfNow(sentence)) return 0;
    if (pasts >= MANY_PASTS) return pasts;
  }
  return 0;
}
