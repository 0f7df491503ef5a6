import { describe, expect, test } from 'vitest';
import { evaluateCheck } from '../../../../src/features/classroom/items/evaluate-check.ts';
import { createPlayableExercises } from '../../../../src/features/classroom/items/playable-exercise.ts';

const GAPS = {
  prompt: 'Complete.\n(1) If I ___ it, I would say so.\n(2) She ___ home.',
  key: ['knew', 'went'],
};
const items = createPlayableExercises([GAPS], [], { skill: 'Grammar' }).flatMap((played) => played.items);
const getReaction = (given: Readonly<Record<string, string>>) => evaluateCheck(items, given).reaction;

test('a check is announced item by item', () => {
  const { announcement } = evaluateCheck(items, { '0.1': 'knew', '0.2': 'goes' });
  expect(announcement).toBe('Number 1: right. Number 2: not yet.');
});

describe('the teacher’s reaction to a check', () => {
  test('is glad when all of it is right', () => {
    expect(getReaction({ '0.1': 'knew', '0.2': 'went' })).toBe('glad');
  });

  test('is curious when something is not right yet', () => {
    expect(getReaction({ '0.1': 'know' })).toBe('curious');
    expect(getReaction({ '0.1': 'knew', '0.2': 'gone' })).toBe('curious');
  });

  test('is missing when nothing is marked', () => {
    expect(getReaction({})).toBeNull();
    expect(getReaction({ '9.9': 'knew' })).toBeNull();
  });
});
