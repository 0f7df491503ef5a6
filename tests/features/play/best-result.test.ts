import { expect, test } from 'vitest';
import { chooseBestResult } from '../../../src/features/play/best-result.ts';

const createResult = (time: number, text: string) => ({ score: 1, text, at: time });

test('a game that was never finished shows nothing', () => {
  expect(chooseBestResult({}, 'B1')).toBeNull();
});

test('the learner’s own level comes first, even when another is newer', () => {
  expect(chooseBestResult({ A1: createResult(9, 'easy'), B1: createResult(1, 'own') }, 'B1')).toEqual({
    where: 'B1',
    text: 'own',
  });
});

test('the newest of several variants of the own level is shown', () => {
  const best = {
    'B1 mini': createResult(1, 'mini'),
    'B1 large': createResult(2, 'large'),
    B2: createResult(3, 'other'),
  };
  expect(chooseBestResult(best, 'B1')).toEqual({ where: 'B1 large', text: 'large' });
});

test('the newest result of any level is shown when the own level has none', () => {
  expect(chooseBestResult({ A1: createResult(1, 'old'), C1: createResult(2, 'new') }, 'B1')).toEqual({
    where: 'C1',
    text: 'new',
  });
});
