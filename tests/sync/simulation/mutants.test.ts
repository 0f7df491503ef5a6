import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import mutants from './mutants.json' with { type: 'json' };

describe.each(Object.entries(mutants))('the mutants of %s', (file, ways) => {
  test.each(Object.entries(ways))('find the text of "%s" exactly once', (_, change) => {
    const [find = '', replace] = change;
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });
});
