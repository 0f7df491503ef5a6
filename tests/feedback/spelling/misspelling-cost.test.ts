import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeMisspellingCost } from '../../../src/feedback/spelling/misspelling-cost.ts';
import { forAll } from '../../for-all.ts';

const NO_LIMIT = 100;
const word = fc.stringMatching(/^[a-z]{2,12}$/);
const letter = fc.stringMatching(/^[a-z]$/);

test('a word costs nothing as itself, and something as any other', () => {
  forAll(word, word, (one, other) => {
    const cost = computeMisspellingCost(one, other, NO_LIMIT);
    expect(cost === 0).toBe(one === other);
  });
});

test('another letter inside a word costs at most 1.1', () => {
  forAll(word, fc.nat(), letter, (intended, place, other) => {
    const at = 1 + (place % (intended.length - 1));
    const written = intended.slice(0, at) + other + intended.slice(at + 1);
    expect(computeMisspellingCost(written, intended, NO_LIMIT)).toBeLessThanOrEqual(1.1);
  });
});

test('a limit changes no cost below it, and makes each cost above it infinite', () => {
  forAll(word, word, fc.integer({ min: 1, max: 40 }), (one, other, tenths) => {
    const limit = tenths / 10;
    const cost = computeMisspellingCost(one, other, NO_LIMIT);
    const limited = computeMisspellingCost(one, other, limit);
    expect(limited).toBe(cost <= limit ? cost : Number.POSITIVE_INFINITY);
  });
});

test.each([
  ['comming', 'coming', 'comping'],
  ['fone', 'phone', 'zone'],
  ['recieve', 'receive', 'relieve'],
  ['nife', 'knife', 'life'],
  ['estudent', 'student', 'stunted'],
  ['competion', 'competition', 'compassion'],
])('%s is nearer to %s than to %s', (written, near, far) => {
  const cost = (intended: string) => computeMisspellingCost(written, intended, NO_LIMIT);
  expect(cost(near)).toBeLessThan(cost(far));
});
