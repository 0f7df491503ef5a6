import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withoutExamples } from '../../vite/rule-examples.ts';

const RULES = 'src/feedback/rules';

test('the examples of a rule and the right sentences of its file are not delivered, all else is', () => {
  const code = `export const FILE: RuleFile = {
    rules: [
      { find: ['a <b→c>', '[d] e'], fix: 'x', examples: ['He [go→goes] home.', "She [don't→doesn't]."] },
      phrase('despite', ['<despite of>'], ['[Despite of→Despite] the rain.']),
    ],
    right: ['She goes.', 'Go!'],
  };`;
  expect(withoutExamples(code, 'rules.ts')).toBe(`export const FILE: RuleFile = {
    rules: [
      { find: ['a <b→c>', '[d] e'], fix: 'x', examples: [] },
      phrase('despite', ['<despite of>'], []),
    ],
    right: [],
  };`);
});

describe.each(readdirSync(RULES))('%s', (file) => {
  test('keeps no sentence of its examples', () => {
    const code = readFileSync(`${RULES}/${file}`, 'utf8');
    expect(withoutExamples(code, file)).not.toMatch(/^\s*'[^'\n]*\[[^\]\n]*→[^\]\n]*\]/m);
  });
});
