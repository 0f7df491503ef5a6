import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULE_SETS } from '../../../src/feedback/rules/rule-sets.ts';
import { examplesOf } from './examples/index-of-examples.ts';

const FOLDER = 'src/feedback/rules';
const SOURCES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));

/** The id of a rule written out or made by a function, with the line before the rule if it is a comment. */
const WRITTEN_RULE = /(?:^ *\/\/ (?<comment>.*)\n)?^ *(?:\{\s*id: |create\w+Rule\(\s*)'(?<id>[a-z-]+-\d+)'/gm;

const WRITTEN_RULES = SOURCES.flatMap((source) =>
  [...source.matchAll(WRITTEN_RULE)].map(({ groups }) => ({
    id: groups?.id ?? '',
    comment: groups?.comment ?? '',
  })),
);
const EXAMPLES = new Map(RULE_SETS.flatMap((set) => Object.entries(examplesOf(set).corrected)));

test('above each rule stands one of its tested examples', () => {
  const others = WRITTEN_RULES.filter(
    ({ id, comment }) => !EXAMPLES.get(id)?.includes(comment.replace(' → ', '→')),
  );
  expect(others).toEqual([]);
  expect(WRITTEN_RULES.length).toBeGreaterThan(500);
});
