import { expect, test } from 'vitest';
import { loadGrammar } from '../../../src/content/grammar/grammar-bank.ts';
import { loadPointNames, parsePointLevel } from '../../../src/content/grammar/point-names.ts';
import { LEVELS } from '../../../src/domain/levels.ts';

test('every point of the banks is found by its id, under its level', async () => {
  for (const level of LEVELS) {
    const { points } = await loadGrammar(level);
    expect(new Set(points.map(({ id }) => parsePointLevel(id)))).toEqual(new Set([level]));
    const names = await loadPointNames(points.map(({ id }) => id));
    for (const { id, name } of points) expect(names.get(id)).toBe(name);
  }
});

test('a point of another version has no name and no level', async () => {
  expect(parsePointLevel('d1-grammar-be')).toBeNull();
  expect(
    (await loadPointNames(['d1-grammar-be', 'a1-grammar-of-tomorrow'])).get('a1-grammar-of-tomorrow'),
  ).toBeUndefined();
});
