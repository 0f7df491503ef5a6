import {
  parseCounts,
  parseMistakes,
  parseOwnWords,
  parseWords,
} from '../../../src/data/database/parse-records.ts';
import { RETAINED_MISTAKES } from '../../../src/domain/limits.ts';
import type { Stamp } from '../../../src/domain/records.ts';
import { type Review, unpackReviews } from '../../../src/domain/word-reviews.ts';

/** The rows of the learner's memory, with the invariant that is broken when one of them loses something. */
export const MEMORY_ROWS = { words: 5, ownWords: 13, mistakes: 13, counts: 4 } as const;
export type MemoryRow = keyof typeof MEMORY_ROWS;

export function isMemoryRow(key: string): key is MemoryRow {
  return key in MEMORY_ROWS;
}

/** One thing that a row says, and that it may say more of, but never less. */
type Fact =
  | { kind: 'count'; count: number }
  | { kind: 'stamp'; stamp: Stamp }
  | { kind: 'reviews'; base: number; reviews: readonly Review[] };

/** What a row of the memory, or that part of a document, says, by name. */
function factsOf(key: MemoryRow, row: unknown): ReadonlyMap<string, Fact> {
  switch (key) {
    case 'words':
      return new Map(Object.entries(parseWords(row)).map(([word, packed]) => [word, reviewed(packed)]));
    case 'ownWords':
      return new Map(
        Object.entries(parseOwnWords(row)).map(([word, stamp]) => [word, { kind: 'stamp', stamp }]),
      );
    case 'mistakes':
      return new Map(parseMistakes(row).map((stamp) => [stamp.id, { kind: 'stamp', stamp }]));
    case 'counts':
      return new Map(
        Object.entries(parseCounts(row)).flatMap(([name, counters]) =>
          Object.entries(counters).map(
            ([device, count]) => [`${name}/${device}`, { kind: 'count', count }] as const,
          ),
        ),
      );
  }
}

function reviewed(packed: string): Fact {
  const { base, reviews } = unpackReviews(packed) ?? { base: null, reviews: [] };
  return { kind: 'reviews', base: base?.at ?? -1, reviews };
}

/** Whether `now` says all that `before` did, or something later. */
function says(now: Fact | undefined, before: Fact): boolean {
  if (now?.kind === 'count' && before.kind === 'count') return now.count >= before.count;
  if (now?.kind === 'stamp' && before.kind === 'stamp') return !isLater(before.stamp, now.stamp);
  if (now?.kind !== 'reviews' || before.kind !== 'reviews') return false;
  return now.base >= before.base && before.reviews.every((review) => holds(now, review));
}

function isLater(a: Stamp, b: Stamp): boolean {
  return a.updatedAt > b.updatedAt || (a.updatedAt === b.updatedAt && a.deviceId > b.deviceId);
}

function holds(fact: Fact | undefined, { at, grade }: Review): boolean {
  if (fact?.kind !== 'reviews') return false;
  return fact.base >= at || fact.reviews.some((review) => review.at === at && review.grade === grade);
}

/** Whether a map of words holds a review, or a base that stands for it. */
export function holdsReview(words: unknown, word: string, review: Review): boolean {
  return holds(factsOf('words', words).get(word), review);
}

/** What a later version of a row has less of, by name. */
export function findLostFacts(key: MemoryRow, before: unknown, after: unknown): readonly string[] {
  const now = factsOf(key, after);
  if (key === 'mistakes' && now.size >= RETAINED_MISTAKES) return [];
  return [...factsOf(key, before)].filter(([name, fact]) => !says(now.get(name), fact)).map(([name]) => name);
}

/** Everything that was ever said under the memory's keys. */
export class RecordedFacts {
  readonly #facts = new Map<string, Fact>();

  note(key: MemoryRow, row: unknown): void {
    for (const [name, fact] of factsOf(key, row)) {
      const known = this.#facts.get(`${key} ${name}`);
      this.#facts.set(`${key} ${name}`, known ? together(known, fact) : fact);
    }
  }

  has(key: MemoryRow, row: unknown): boolean {
    return [...factsOf(key, row)].every(([name, fact]) => says(this.#facts.get(`${key} ${name}`), fact));
  }
}

function together(a: Fact, b: Fact): Fact {
  if (a.kind === 'reviews' && b.kind === 'reviews') {
    return { kind: 'reviews', base: Math.max(a.base, b.base), reviews: [...a.reviews, ...b.reviews] };
  }
  return says(a, b) ? a : b;
}
