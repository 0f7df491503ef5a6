import { expect, test } from 'vitest';
import { chooseBestResult } from '../../../src/features/play/best-result.ts';

const at = (time: number, text: string) => ({ score: 1, text, at: time });

test('a game that was never finished shows nothing', () => {
  expect(chooseBestResult({}, 'B1')).toBeNull();
});

test('the learner’s own level comes first, even when another is newer', () => {
  expect(chooseBestResult({ A1: at(9, 'easy'), B1: at(1, 'own') }, 'B1')).toEqual({
    where: 'B1',
    text: 'own',
  });
});

test('of several variants of the own level the newest is shown', () => {
  const best = { 'B1 mini': at(1, 'mini'), 'B1 large': at(2, 'large'), B2: at(3, 'other') };
  expect(chooseBestResult(best, 'B1')).toEqual({ where: 'B1 large', text: 'large' });
});

test('without a result at the own level the newest of any is shown', () => {
  expect(chooseBestResult({ A1: at(1, 'old'), C1: at(2, 'new') }, 'B1')).toEqual({
    where: 'C1',
    text: 'new',
  });
});
