import { expect, test } from 'vitest';
import { createMultiLevelLoader } from '../../src/content/bank-loader.ts';
import type { Level } from '../../src/domain/levels.ts';

/** A bank of which only these levels can be fetched, each with its name as the only row. */
function createBank(...held: readonly Level[]) {
  return createMultiLevelLoader(async (level) => {
    if (!held.includes(level)) throw new TypeError('Failed to fetch');
    return [level];
  });
}

test('the loader gives a level and the requested others, lowest first and each once', async () => {
  expect(await createBank('A1', 'A2', 'B1', 'B2')('B1', ['B1', 'B2', 'A2'])).toEqual(['A2', 'B1', 'B2']);
});

test('another level that cannot be fetched is left out', async () => {
  expect(await createBank('B1', 'B2')('B1', ['A1', 'A2', 'B2'])).toEqual(['B1', 'B2']);
});

test('the loader rejects when the level itself cannot be fetched', async () => {
  await expect(createBank('A2')('B1', ['A2'])).rejects.toThrow(TypeError);
});
