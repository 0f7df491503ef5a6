import {
  MAX_STORED_WORD_LENGTH,
  RETAINED_DAYS,
  RETAINED_GRAMMAR_COUNTS,
  RETAINED_OWN_WORDS,
  RETAINED_WORDS,
} from './limits.ts';

/*
 * Which records are kept when there are more than `limits.ts` allows, so that a learner's memory fits into
 * one document and a foreign document cannot fill a device. Each limit sorts the records and keeps the first.
 * A merge never moves a record back in this order, so the result does not depend on the order of merges.
 */

/** The fields that order lessons and homework; they never change once written. */
export interface DatedRecord {
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/** A comparator, newest first; ids, compared by code unit, break ties in the same way on every device. */
export function compareNewestFirst(a: DatedRecord, b: DatedRecord): number {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt;
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
}

/** The newest `n` records, newest first (specification, section 9). */
export function keepNewest<Record extends DatedRecord>(
  records: readonly Record[],
  n: number,
): readonly Record[] {
  return [...records].sort(compareNewestFirst).slice(0, n);
}

type MapOf<Value> = Readonly<Record<string, Value>>;

/**
 * Whether a text can be a key of the stored words: not empty, not too long, well-formed, and not a name that
 * the document store reserves
 * (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields).
 */
export function isStorableWord(text: string): boolean {
  return (
    text !== '' &&
    text.length <= MAX_STORED_WORD_LENGTH &&
    !/\p{Surrogate}/u.test(text) &&
    !/^__.*__$/s.test(text)
  );
}

/** The words that are kept: those with reviews before those that were only met, then alphabetically. */
export function limitWords(words: MapOf<string>): MapOf<string> {
  return takeFirst(words, RETAINED_WORDS, ([, a], [, b]) => Number(a === '') - Number(b === ''));
}

/** The own words that are kept: those that were written last. */
export function limitOwnWords<Word extends { updatedAt: number; deviceId: string }>(
  words: MapOf<Word>,
): MapOf<Word> {
  return takeFirst(words, RETAINED_OWN_WORDS, ([, a], [, b]) =>
    compareNewestFirst(
      { id: a.deviceId, createdAt: a.updatedAt },
      { id: b.deviceId, createdAt: b.updatedAt },
    ),
  );
}

/** The names of a day's counts begin so; all others are counts of a point of grammar. */
const DAY = /^day:/;

/**
 * The counts that are kept: those of the newest days, and the alphabetically first ones of points of grammar.
 */
export function limitCounts<Counters>(counts: MapOf<Counters>): MapOf<Counters> {
  const names = Object.keys(counts).sort();
  const days = names.filter((name) => DAY.test(name));
  if (days.length <= RETAINED_DAYS && names.length - days.length <= RETAINED_GRAMMAR_COUNTS) return counts;
  const retained = new Set([
    ...days.slice(-RETAINED_DAYS),
    ...names.filter((name) => !DAY.test(name)).slice(0, RETAINED_GRAMMAR_COUNTS),
  ]);
  return Object.fromEntries(Object.entries(counts).filter(([name]) => retained.has(name)));
}

type Entry<Value> = readonly [key: string, value: Value];

/** The first `limit` members by `compare`, then by key; the same object if there are no more than that. */
function takeFirst<Value>(
  map: MapOf<Value>,
  limit: number,
  compare: (a: Entry<Value>, b: Entry<Value>) => number,
): MapOf<Value> {
  const entries = Object.entries(map);
  if (entries.length <= limit) return map;
  const sorted = entries.sort((a, b) => compare(a, b) || (a[0] < b[0] ? -1 : 1));
  return Object.fromEntries(sorted.slice(0, limit));
}
