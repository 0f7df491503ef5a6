import { describe, expect, test } from 'vitest';
import { PLACEMENT_BANK } from '../../../src/content/placement/placement-bank.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { MAX_QUESTIONS_PER_LEVEL } from '../../../src/domain/placement.ts';
import { expectNoHintByLength, expectOfLevel, findRepeated, isUnfit } from '../bank-checks.ts';

const ITEMS = LEVELS.flatMap((level) => PLACEMENT_BANK[level]);

describe.each(LEVELS)('the questions of the level test at %s', (level) => {
  const items = PLACEMENT_BANK[level];

  test('are three times as many as one test asks, of both kinds', () => {
    expect(items.length).toBeGreaterThanOrEqual(3 * MAX_QUESTIONS_PER_LEVEL);
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['gap', 'reply']));
  });

  test('test the same point at most twice', () => {
    const points = items.map(({ point }) => point);
    expect(findRepeated(findRepeated(points))).toEqual([]);
  });

  test('the words of their sentences are of the level or lower, so that only the point is hard', () => {
    expectOfLevel(
      items.map(({ stem }) => stem),
      level,
    );
  });
});

describe('the questions of the level test', () => {
  test('no sentence occurs twice', () => {
    expect(findRepeated(ITEMS.map(({ stem }) => stem))).toEqual([]);
  });

  test('the length of the options does not give the answer away', () => {
    expectNoHintByLength(ITEMS.map(({ answer, wrong }) => ({ answer, options: [answer, ...wrong] })));
  });

  test('have no word that a nine-year-old should not read', () => {
    expect(ITEMS.filter(({ stem, answer, wrong }) => isUnfit([stem, answer, ...wrong].join(' ')))).toEqual(
      [],
    );
  });
});
