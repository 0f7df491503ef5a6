import { expect, test } from 'vitest';
import { beatsBestScore, createChoiceKey } from '../../src/domain/game-records.ts';

const best = { score: 10, text: '10 points', at: 1 };

test('the first result is the best so far', () => {
  expect(beatsBestScore(undefined, -40)).toBe(true);
});

test('only a higher score is a new best', () => {
  expect(beatsBestScore(best, 11)).toBe(true);
  expect(beatsBestScore(best, 10)).toBe(false);
  expect(beatsBestScore(best, 9)).toBe(false);
});

test('results are compared within a level, and within a variant if there are several', () => {
  expect(createChoiceKey('B1', '')).toBe('B1');
  expect(createChoiceKey('B1', 'mini')).toBe('B1 mini');
});
