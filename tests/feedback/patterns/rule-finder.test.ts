import { describe, expect, test } from 'vitest';
import type { LearnerRule, RuleSet } from '../../../src/feedback/patterns/learner-rule.ts';
import { createRuleChecker } from '../../../src/feedback/patterns/rule-checker.ts';

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;

function createRuleSet(rule: LearnerRule): RuleSet {
  return {
    kind: 'usage',
    explanation: { simple: 'simple', full: 'full' },
    rules: [rule],
  };
}

async function findCorrections(text: string, rule: LearnerRule) {
  const found = await createRuleChecker([createRuleSet(rule)]).findMistakes(text, CONTEXT);
  return found.map(({ correction }) => correction);
}

describe('a replacing verb takes the form of the verb it replaces', () => {
  test.each([
    ['I learn you.', 'teach'],
    ['She learns you.', 'teaches'],
    ['I am learning you.', 'teaching'],
    ['I learned you.', 'taught'],
  ])('in %s', async (text, right) => {
    expect(await findCorrections(text, { id: 'test', find: '<v=@learn> you', fix: '{v>teach}' })).toEqual([
      right,
    ]);
  });

  test.each([
    ['I made it.', 'did'],
    ['I have made it.', 'done'],
    ['She has never made it.', 'done'],
    ['It was not made it.', 'done'],
  ])('as past or participle by the words before it in %s', async (text, right) => {
    expect(await findCorrections(text, { id: 'test', find: '<v=@make> it', fix: '{v>do}' })).toEqual([right]);
  });
});

test('a run of more than 400 words without an end is not checked', async () => {
  const rule = { id: 'test', find: '<bad>', fix: 'good' };
  expect(await findCorrections(`${'word '.repeat(398)}bad`, rule)).toEqual(['good']);
  expect(await findCorrections(`${'word '.repeat(400)}bad`, rule)).toEqual([]);
});

test("a rule's condition gets 40 words on each side of the match, with its indexes adjusted", async () => {
  let seen: readonly string[] = [];
  const rule: Parameters<typeof createRuleSet>[0] = {
    id: 'test',
    find: '<bad>',
    fix: 'good',
    when: ({ from }, sentence) => {
      seen = [sentence.length, from, sentence[from]?.lower].map(String);
      return true;
    },
  };
  await findCorrections(`${'word '.repeat(100)}bad ${'word '.repeat(100)}.`, rule);
  expect(seen).toEqual(['81', '40', 'bad']);
});
