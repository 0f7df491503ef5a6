import { describe, expect, test } from 'vitest';
import { formatStepCount } from '../../../../src/features/classroom/player/step-titles.ts';

const listCounts = (kinds: readonly ('goal' | 'words' | 'pause' | 'write' | 'home')[]) => {
  const steps = kinds.map((kind) => ({ kind }));
  return steps.map((_, index) => formatStepCount(steps, index));
};

describe('the place of a step', () => {
  test('counts within each part of a class in two sittings, the break being the end of the first', () => {
    expect(listCounts(['goal', 'words', 'pause', 'write', 'home'])).toEqual([
      'Part 1: 1 of 3',
      'Part 1: 2 of 3',
      'Part 1: 3 of 3',
      'Part 2: 1 of 2',
      'Part 2: 2 of 2',
    ]);
  });

  test('counts all steps of a class in one sitting', () => {
    expect(listCounts(['goal', 'write', 'home'])).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });
});
