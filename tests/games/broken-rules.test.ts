import { expect, test } from 'vitest';
import { brokenRules } from '../../src/games/broken-rules.ts';

test('rules that hold say nothing', () => {
  expect(brokenRules([[() => true, 'one is one']])).toEqual([]);
});

test('a rule is not asked once one before it is broken, which it may have counted on', () => {
  const fail = () => {
    throw new Error('Asked too late');
  };
  expect(
    brokenRules([
      [() => true, 'one is one'],
      [() => false, 'two is one'],
      [fail, 'three is one'],
    ]),
  ).toEqual(['Broken: two is one.']);
});
