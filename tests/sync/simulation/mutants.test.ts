import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import mutants from './mutants.json' with { type: 'json' };

test.each(mutants)('the mutant "$name" still finds its text exactly once', ({ file, find, replace }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
});
