import { expect, test } from 'vitest';
import { choiceKey, isNewBest } from '../../src/domain/game-records.ts';

const best = { score: 10, text: '10 points', at: 1 };

test('the first result is the best so far', () => {
  expect(isNewBest(undefined, -40)).toBe(true);
});

test('only a higher score is a new best', () => {
  expect(isNewBest(best, 11)).toBe(true);
  expect(isNewBest(best, 10)).toBe(false);
  expect(isNewBest(best, 9)).toBe(false);
});

test('results are compared within a level, and within a variant where there are several', () => {
  expect(choiceKey('B1', '')).toBe('B1');
  expect(choiceKey('B1', 'mini')).toBe('B1 mini');
});
