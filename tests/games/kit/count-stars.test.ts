import { expect, test } from 'vitest';
import { countStars } from '../../../src/games/kit/count-stars.ts';

test('a score has one star, and two and three from their thresholds on', () => {
  const stars = [0, 7, 8, 14, 15, 99].map((score) => countStars(score, { two: 8, three: 15 }));
  expect(stars).toEqual([1, 1, 2, 2, 3, 3]);
});
