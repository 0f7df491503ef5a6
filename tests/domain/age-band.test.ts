import { expect, test } from 'vitest';
import { getAgeBand } from '../../src/domain/age-band.ts';

test.each([
  [6, 'child'],
  [9.5, 'child'],
  [10, 'preteen'],
  [13, 'teen'],
  [15, 'teen'],
  [16, 'adult'],
] as const)('a learner of %s belongs to the band %s', (age, band) => {
  expect(getAgeBand(age)).toBe(band);
});

test('a learner of unknown age is in the youngest band', () => {
  expect(getAgeBand(undefined)).toBe('child');
});
