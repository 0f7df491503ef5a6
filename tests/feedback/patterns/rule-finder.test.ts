import { describe, expect, test } from 'vitest';
import type { LearnerRule, RuleSet } from '../../../src/feedback/patterns/learner-rule.ts';
import { createRuleChecker } from '../../../src/feedback/patterns/rule-checker.ts';

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;

function fileWith(rule: LearnerRule): RuleSet {
  return {
    kind: 'usage',
    explanation: { simple: 'simple', full: 'full' },
    rules: [rule],
  };
}

async function correctionsOf(text: string, rule: LearnerRule) {
  const found = await createRuleChecker([fileWith(rule)]).findMistakes(text, CONTEXT);
  return found.map(({ correction }) => correction);
}

describe('a verb takes the form of the one it replaces', () => {
  test.each([
    ['I learn you.', 'teach'],
    ['She learns you.', 'teaches'],
    ['I am learning you.', 'teaching'],
    ['I learned you.', 'taught'],
  ])('%s', async (text, right) => {
    expect(await correctionsOf(text, { find: '<v=@learn> you', fix: '{v>teach}' })).toEqual([right]);
  });

  test.each([
    ['I made it.', 'did'],
    ['I have made it.', 'done'],
    ['She has never made it.', 'done'],
    ['It was not made it.', 'done'],
  ])('past or third form by what stands before it: %s', async (text, right) => {
    expect(await correctionsOf(text, { find: '<v=@make> it', fix: '{v>do}' })).toEqual([right]);
  });
});

test('a run of more than 400 words without an end is left alone', async () => {
  const rule = { find: '<bad>', fix: 'good' };
  expect(await correctionsOf(`${'word '.repeat(398)}bad`, rule)).toEqual(['good']);
  expect(await correctionsOf(`${'word '.repeat(400)}bad`, rule)).toEqual([]);
});

test("a rule's own condition sees 40 words to each side, and the match at its place among them", async () => {
  let seen: readonly string[] = [];
  const rule: Parameters<typeof fileWith>[0] = {
    find: '<bad>',
    fix: 'good',
    when: ({ from }, sentence) => {
      seen = [sentence.length, from, sentence[from]?.lower].map(String);
      return true;
    },
  };
  await correctionsOf(`${'word '.repeat(100)}bad ${'word '.repeat(100)}.`, rule);
  expect(seen).toEqual(['81', '40', 'bad']);
});
