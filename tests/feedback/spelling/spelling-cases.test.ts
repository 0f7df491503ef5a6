import { describe, expect, test } from 'vitest';
import { type CaseHalf, listFalseMarks, scoreMisspellings } from './spelling-cases.ts';

const MIN_RIGHT_SHARE = 0.9;
const MAX_FALSE_MARKS = 1;

const halves: readonly CaseHalf[] = ['development', 'held-out'];

describe.each(halves)('on the %s half', (half) => {
  test('nine of ten misspellings of learners are corrected to the word that they mean', async () => {
    const { all, right, missed } = await scoreMisspellings(half);
    expect(all).toBeGreaterThan(140);
    expect(right / all, missed.join('\n')).toBeGreaterThanOrEqual(MIN_RIGHT_SHARE);
  });

  test('at most one rare word, food, place, name or compound is marked', async () => {
    const { words, marks } = await listFalseMarks(half);
    expect(words).toBeGreaterThan(150);
    expect(marks.length, marks.join('\n')).toBeLessThanOrEqual(MAX_FALSE_MARKS);
  });
});
