import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import mutants from './mutants.json' with { type: 'json' };

describe.each(Object.entries(mutants))('in %s', (file, ways) => {
  test.each(Object.entries(ways))('the mutant "%s" still finds its text exactly once', (_, change) => {
    const [find = '', replace] = change;
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });
});
