import { expect, test } from 'vitest';
import { fittingRule, taskOfItem } from '../../src/feedback/fitting-rule.ts';

const POINT = {
  heading: 'is or has',
  explanation:
    'Start with who the person is. Use **is** for tall, young and friendly. Use has for hair and eyes. Then give an example: She is kind.',
  examples: [],
};
const rule = (asked: string, expected: string, given: string) =>
  fittingRule(POINT, { asked, expected, given });

test('the rule of a missed item is the sentence that shares most words with it', () => {
  expect(rule('My sister (is / has) blue eyes.', 'has', 'is')).toBe('is or has: Use has for hair and eyes.');
  expect(rule('Our teacher (is / has) friendly.', 'is', 'has')).toBe(
    'is or has: Use is for tall, young and friendly.',
  );
});

test('where none shares any it is the first, and without an explanation there is none', () => {
  expect(rule('Go!', 'run', 'fly')).toBe('is or has: Start with who the person is.');
  expect(fittingRule(undefined, { asked: '', expected: '', given: '' })).toBe('');
  expect(
    fittingRule({ heading: '', explanation: '', examples: [] }, { asked: 'a', expected: 'b', given: 'c' }),
  ).toBe('');
});

test('a word counts in its usual forms', () => {
  const point = { ...POINT, explanation: 'First the time. A wish takes the past.' };
  expect(fittingRule(point, { asked: 'She wishes she ___ there.', expected: 'were', given: 'is' })).toContain(
    'wish',
  );
});

test('an item is asked by its own line of the prompt', () => {
  expect(taskOfItem('Complete.\n(1) I ___.\n(2) *She* ___.', 2)).toBe('She ___.');
  expect(taskOfItem('Say it.', 1)).toBe('Say it.');
});
