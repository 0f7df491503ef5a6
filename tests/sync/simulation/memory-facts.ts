import {
  parseCounts,
  parseMistakes,
  parseOwnWords,
  parseWords,
} from '../../../src/data/database/parse-records.ts';
import { RETAINED_MISTAKES } from '../../../src/domain/limits.ts';
import type { Stamp } from '../../../src/domain/records.ts';
import { type Review, unpackReviews } from '../../../src/domain/word-reviews.ts';

/** The rows of the learner's memory, each with the invariant that a loss in it breaks. */
export const MEMORY_ROWS = {
  words: 'progress-never-shrinks',
  ownWords: 'pull-deletes-nothing',
  mistakes: 'pull-deletes-nothing',
  counts: 'exact-counts',
} as const;
export type MemoryRow = keyof typeof MEMORY_ROWS;

export function isMemoryRow(key: string): key is MemoryRow {
  return key in MEMORY_ROWS;
}

/** One fact of a row, which may grow and never shrink. */
type Fact =
  | { kind: 'count'; count: number }
  | { kind: 'stamp'; stamp: Stamp }
  | { kind: 'reviews'; base: number; reviews: readonly Review[] };

/** The facts of a memory row, or of that part of a document, by name. */
function mapFacts(key: MemoryRow, row: unknown): ReadonlyMap<string, Fact> {
  switch (key) {
    case 'words':
      return new Map(Object.entries(parseWords(row)).map(([word, packed]) => [word, reviewsFact(packed)]));
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

function reviewsFact(packed: string): Fact {
  const { base, reviews } = unpackReviews(packed) ?? { base: null, reviews: [] };
  return { kind: 'reviews', base: base?.at ?? -1, reviews };
}

/** Whether `now` contains `before`, or a later version of it. */
function includesFact(now: Fact | undefined, before: Fact): boolean {
  if (now?.kind === 'count' && before.kind === 'count') return now.count >= before.count;
  if (now?.kind === 'stamp' && before.kind === 'stamp') return !isLater(before.stamp, now.stamp);
  if (now?.kind !== 'reviews' || before.kind !== 'reviews') return false;
  return now.base >= before.base && before.reviews.every((review) => includesReview(now, review));
}

function isLater(a: Stamp, b: Stamp): boolean {
  return a.updatedAt > b.updatedAt || (a.updatedAt === b.updatedAt && a.deviceId > b.deviceId);
}

function includesReview(fact: Fact | undefined, { at, grade }: Review): boolean {
  if (fact?.kind !== 'reviews') return false;
  return fact.base >= at || fact.reviews.some((review) => review.at === at && review.grade === grade);
}

/** Whether a map of words has a review, or a base that includes it. */
export function hasReview(words: unknown, word: string, review: Review): boolean {
  return includesReview(mapFacts('words', words).get(word), review);
}

/** The names of the facts that a later version of a row has lost. */
export function findLostFacts(key: MemoryRow, before: unknown, after: unknown): readonly string[] {
  const now = mapFacts(key, after);
  if (key === 'mistakes' && now.size >= RETAINED_MISTAKES) return [];
  return [...mapFacts(key, before)]
    .filter(([name, fact]) => !includesFact(now.get(name), fact))
    .map(([name]) => name);
}

/** All facts that the memory's rows ever had. */
export class RecordedFacts {
  readonly #facts = new Map<string, Fact>();

  record(key: MemoryRow, row: unknown): void {
    for (const [name, fact] of mapFacts(key, row)) {
      const recorded = this.#facts.get(`${key} ${name}`);
      this.#facts.set(`${key} ${name}`, recorded ? joinFacts(recorded, fact) : fact);
    }
  }

  has(key: MemoryRow, row: unknown): boolean {
    return [...mapFacts(key, row)].every(([name, fact]) =>
      includesFact(this.#facts.get(`${key} ${name}`), fact),
    );
  }
}

function joinFacts(a: Fact, b: Fact): Fact {
  if (a.kind === 'reviews' && b.kind === 'reviews') {
    return { kind: 'reviews', base: Math.max(a.base, b.base), reviews: [...a.reviews, ...b.reviews] };
  }
  return includesFact(a, b) ? a : b;
}
