import { beforeAll, describe, expect, test } from 'vitest';
import { createSeededRng, shuffle } from '../../../src/domain/random.ts';
import { loadBank } from '../../../src/games/crossword/deal.ts';
import { type LayoutEntry, makeLayout } from '../../../src/games/crossword/maker/make-layout.ts';
import { CROSSWORD_SIZES } from '../../../src/games/crossword/sizes.ts';
import { scaleRuns } from '../../scale-runs.ts';
import { loadBanksByLevel } from '../load-banks-by-level.ts';
import { countConnectedGroups, drawGrid, isSymmetric, readEntries } from './read-layout.ts';

/** For properties of every crossword, made with few attempts. */
const SEEDS = scaleRuns(500);
const FEW_ATTEMPTS = 2;
/** For properties that need many attempts. */
const SEEDS_WITH_ALL_ATTEMPTS = scaleRuns(60);
/** In milliseconds, long enough for a busy machine. */
const TIMEOUT_MS = 600_000;

const BANKS = await loadBanksByLevel(loadBank);
const POOLS = Object.values(BANKS).map((bank) =>
  bank.map(({ word }) => word.toLowerCase()).filter((word) => /^[a-z]+$/.test(word)),
);

function createPool(seed: number): readonly string[] {
  return shuffle(POOLS[seed % POOLS.length] ?? [], createSeededRng(seed));
}

describe.each(CROSSWORD_SIZES)(
  'a crossword of $cells × $cells',
  ({ cells: size, wantedEntries, attempts, minEntries }) => {
    const layouts: { words: readonly string[]; layout: readonly LayoutEntry[]; rows: string[][] }[] = [];

    beforeAll(() => {
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const words = createPool(seed);
        const layout = makeLayout({ size, words, seed, wantedEntries, attempts: FEW_ATTEMPTS });
        layouts.push({ words, layout, rows: drawGrid(layout, size) });
      }
    }, TIMEOUT_MS);

    test('is connected', () => {
      expect(layouts.filter(({ rows }) => countConnectedGroups(rows) !== 1)).toEqual([]);
    });

    test('has a numbered entry for every run of two or more letters', () => {
      for (const { layout, rows } of layouts) {
        expect(layout).toEqual(readEntries(rows));
      }
    });

    test('has no word twice, and only words of the pool', () => {
      for (const { words, layout } of layouts) {
        const used = layout.map(({ word }) => word);
        expect(new Set(used).size).toBe(used.length);
        expect(used.filter((word) => !words.includes(word))).toEqual([]);
      }
    });

    test(
      'has enough entries, and is nearly always symmetric',
      () => {
        const made = Array.from({ length: SEEDS_WITH_ALL_ATTEMPTS }, (_, seed) =>
          makeLayout({ size, words: createPool(seed), seed, wantedEntries, attempts }),
        );
        expect(Math.min(...made.map(({ length }) => length))).toBeGreaterThanOrEqual(minEntries);
        const symmetric = made.filter((layout) => isSymmetric(drawGrid(layout, size))).length;
        expect(symmetric / SEEDS_WITH_ALL_ATTEMPTS).toBeGreaterThan(0.9);
      },
      TIMEOUT_MS,
    );
  },
);

test('the seed alone decides which crossword the same words make', () => {
  const make = (seed: number) =>
    makeLayout({ size: 9, words: createPool(0), seed, wantedEntries: 13, attempts: 10 }).map(
      ({ word }) => word,
    );
  expect(make(3)).toEqual(make(3));
  expect(make(4)).not.toEqual(make(3));
});

test('words at the start of the pool are used more', () => {
  const words = createPool(1);
  const front = new Set(words.slice(0, words.length / 2));
  const used = Array.from({ length: 20 }, (_, seed) =>
    makeLayout({ size: 9, words, seed, wantedEntries: 13, attempts: 10 }),
  ).flat();
  const preferred = used.filter(({ word }) => front.has(word)).length;
  expect(preferred / used.length).toBeGreaterThan(0.6);
});

test('a pool without fitting words makes an empty crossword, and one word makes one entry', () => {
  const options = { size: 5, seed: 1, wantedEntries: 6, attempts: 3 };
  expect(makeLayout({ ...options, words: [] })).toEqual([]);
  expect(makeLayout({ ...options, words: ['go', 'elephant'] })).toEqual([]);
  const [only] = makeLayout({ ...options, words: ['cat'] });
  expect(only).toMatchObject({ word: 'cat', number: 1, length: 3 });
});
