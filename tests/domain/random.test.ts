import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSeededRng, pick, shuffle } from '../../src/domain/random.ts';
import { forAll } from '../for-all.ts';

const drawNumbers = (seed: number, count = 5) => {
  const rng = createSeededRng(seed);
  return Array.from({ length: count }, () => rng());
};

test('the same seed gives the same numbers', () => {
  forAll(fc.integer(), (seed) => {
    expect(drawNumbers(seed)).toEqual(drawNumbers(seed));
  });
});

test('the numbers of a seed stay what they are, because saved seeds rely on it', () => {
  expect(drawNumbers(1, 3).map((number) => number.toFixed(6))).toEqual(['0.131788', '0.078785', '0.729684']);
});

test('neighbouring seeds, and seeds that share their lower 32 bits, give different numbers', () => {
  expect(drawNumbers(1)).not.toEqual(drawNumbers(2));
  expect(drawNumbers(1)).not.toEqual(drawNumbers(1 + 2 ** 32));
});

test('all numbers are in [0, 1) and evenly distributed', () => {
  const many = drawNumbers(42, 10_000);
  expect(many.every((number) => number >= 0 && number < 1)).toBe(true);
  const tenths = Array.from({ length: 10 }, (_, tenth) => many.filter((n) => Math.floor(n * 10) === tenth));
  for (const { length } of tenths) expect(Math.abs(length - 1000)).toBeLessThan(150);
});

test('pick gives one of the items and refuses an empty list', () => {
  forAll(fc.array(fc.nat(), { minLength: 1 }), fc.integer(), (items, seed) => {
    expect(items).toContain(pick(items, createSeededRng(seed)));
  });
  expect(() => pick([], createSeededRng(1))).toThrow();
});

test('shuffle keeps every item and leaves the list that came in alone', () => {
  forAll(fc.array(fc.nat()), fc.integer(), (items, seed) => {
    const before = [...items];
    expect(shuffle(items, createSeededRng(seed)).sort()).toEqual([...items].sort());
    expect(items).toEqual(before);
  });
});

test('shuffle brings each item to the front equally often', () => {
  const fronts = Array.from(
    { length: 4000 },
    (_, seed) => shuffle(['a', 'b', 'c', 'd'], createSeededRng(seed))[0],
  );
  for (const item of ['a', 'b', 'c', 'd']) {
    expect(Math.abs(fronts.filter((front) => front === item).length - 1000)).toBeLessThan(150);
  }
});
