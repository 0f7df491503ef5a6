import { describe, expect, test } from 'vitest';
import { evaluateCheck } from '../../../../src/features/classroom/items/evaluate-check.ts';
import { createPlayableExercises } from '../../../../src/features/classroom/items/playable-exercise.ts';

const GAPS = {
  prompt: 'Complete.\n(1) If I ___ it, I would say so.\n(2) She ___ home.',
  key: ['knew', 'went'],
};
const items = createPlayableExercises([GAPS], [], { skill: 'Grammar' }).flatMap((played) => played.items);
const faceAt = (given: Readonly<Record<string, string>>) => evaluateCheck(items, given).reaction;

test('a check is told number by number', () => {
  const { news } = evaluateCheck(items, { '0.1': 'knew', '0.2': 'goes' });
  expect(news).toBe('Number 1: right. Number 2: not yet.');
});

describe('the teacher’s face at a check', () => {
  test('is glad where all of it is right', () => {
    expect(faceAt({ '0.1': 'knew', '0.2': 'went' })).toBe('glad');
  });

  test('is curious where something is not right yet', () => {
    expect(faceAt({ '0.1': 'know' })).toBe('curious');
    expect(faceAt({ '0.1': 'knew', '0.2': 'gone' })).toBe('curious');
  });

  test('stays as it was where nothing is marked', () => {
    expect(faceAt({})).toBeNull();
    expect(faceAt({ '9.9': 'knew' })).toBeNull();
  });
});
