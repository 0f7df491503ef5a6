import type { SentenceAnalysis } from '../grammar/groups.ts';
import { createWordTest, isWasOrWere } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';

/*
 * Whether the sentences before one tell a story of the past, for `past-story.ts`.
 */

const isUnit = createWordTest(
  'night week weekend month year summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday',
);
/** "Since yesterday", "the day before yesterday": the time only limits another one. */
const isLimit = createWordTest('since until from than of before');
/** "My last year" is a part of one's life. */
const ownsLast = createWordTest('the my his her');
const isPersonPronoun = createWordTest('i he she we they');

/** Whether a time that is over is named: "yesterday", "last week", "two days ago", "when I was six". */
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

/** Words of now, of habits and of what is not so: "always", "would", "please". */
const isNotPast = createWordTest(
  "now today still always usually often sometimes never every each currently nowadays since tomorrow tonight soon will 'll wo must should may might shall would if whenever until please let once normally generally rarely twice already",
);
const isRegularDay = createWordTest(
  'mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends mornings evenings afternoons nights',
);

/** "Next week", but not "next to me". */
function isNextTime({ lower, at }: GrammarToken, tokens: readonly GrammarToken[]): boolean {
  return lower === 'next' && isUnit(tokens[at + 1]);
}

const isPresentAuxiliary = createWordTest("am is are 'm 're 's do does have has");

/** Whether something is said in the present, asked or quoted, or told of what is so again and again. */
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

/** How many verbs are surely pasts; "put" may be a present. */
function countPasts({ clauses }: SentenceAnalysis): number {
  return clauses.filter(({ verb }) => verb?.finite?.tag === 'PAST' && verb.finite.lower !== verb.finite.lemma)
    .length;
}

/** "Last weekend my team win": a base form beside a time that is over is meant as a past as well. */
function hasBaseForm({ clauses }: SentenceAnalysis): boolean {
  return clauses.some(({ verb }) => verb?.finite?.tag === 'VERB');
}

/** How many pasts show a story where no time is named. */
const MANY_PASTS = 3;

/** How many pasts the sentences before have, in a story of a time that is over; 0 where they speak of now. */
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
