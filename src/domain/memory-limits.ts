import { compareNewestFirst } from './retention.ts';

/*
 * How much of a learner's memory is kept, so that it fits into one document and no document of another hand can fill a
 * device. Each bound keeps the first members by an order in which nothing falls back when two devices' knowledge is
 * joined: which of them are kept does not depend on who met whom first.
 */

/** The longest word or phrase, and the longest text beside it, in characters. */
export const MAX_STORED_WORD_LENGTH = 60;
export const MAX_MEMORY_TEXT_LENGTH = 300;
export const RETAINED_WORDS = 6_000;
export const RETAINED_OWN_WORDS = 1_000;
export const RETAINED_MISTAKES = 100;
/** Days of which the answers are counted: a year, and the rest of its last month. */
export const RETAINED_DAYS = 400;
/** Names of counts that are no days: two for each point of grammar. */
const RETAINED_POINTS = 1_000;

type MapOf<Value> = Readonly<Record<string, Value>>;

/**
 * Whether a text can be kept as a word: not empty, not too long, well-formed, and no name that the document store keeps
 * for itself (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields).
 */
export function isStorableWord(text: string): boolean {
  return (
    text !== '' &&
    text.length <= MAX_STORED_WORD_LENGTH &&
    !/\p{Surrogate}/u.test(text) &&
    !/^__.*__$/s.test(text)
  );
}

/** The words that are kept: those with reviews before those that were only met, then by the alphabet. */
export function limitWords(words: MapOf<string>): MapOf<string> {
  return firstOf(words, RETAINED_WORDS, ([, a], [, b]) => Number(a === '') - Number(b === ''));
}

/** The own words that are kept: those that were written last. */
export function limitOwnWords<Word extends { updatedAt: number; deviceId: string }>(
  words: MapOf<Word>,
): MapOf<Word> {
  return firstOf(words, RETAINED_OWN_WORDS, ([, a], [, b]) =>
    compareNewestFirst(
      { id: a.deviceId, createdAt: a.updatedAt },
      { id: b.deviceId, createdAt: b.updatedAt },
    ),
  );
}

const DAY = /^day:/;

/** The counts that are kept: those of the newest days, and of all points of grammar there may be. */
export function limitCounts<Counters>(counts: MapOf<Counters>): MapOf<Counters> {
  const names = Object.keys(counts).sort();
  const days = names.filter((name) => DAY.test(name));
  if (days.length <= RETAINED_DAYS && names.length - days.length <= RETAINED_POINTS) return counts;
  const kept = new Set([
    ...days.slice(-RETAINED_DAYS),
    ...names.filter((name) => !DAY.test(name)).slice(0, RETAINED_POINTS),
  ]);
  return Object.fromEntries(Object.entries(counts).filter(([name]) => kept.has(name)));
}

type Entry<Value> = readonly [key: string, value: Value];

/** The first `limit` members by an order, in which the key settles what is equal; the same map where there are no more. */
function firstOf<Value>(
  map: MapOf<Value>,
  limit: number,
  order: (a: Entry<Value>, b: Entry<Value>) => number,
): MapOf<Value> {
  const entries = Object.entries(map);
  if (entries.length <= limit) return map;
  const sorted = entries.sort((a, b) => order(a, b) || (a[0] < b[0] ? -1 : 1));
  return Object.fromEntries(sorted.slice(0, limit));
}
