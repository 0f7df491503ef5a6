import { expect, test } from 'vitest';
import { createMultiLevelLoader } from '../../src/content/bank-loader.ts';
import type { Level } from '../../src/domain/levels.ts';

/** A bank of which these levels can be had, each with one row of its name. */
function bankWith(...held: readonly Level[]) {
  return createMultiLevelLoader(async (level) => {
    if (!held.includes(level)) throw new TypeError('Failed to fetch');
    return [level];
  });
}

test('a level comes with the others that are asked for, lowest first and each once', async () => {
  expect(await bankWith('A1', 'A2', 'B1', 'B2')('B1', ['B1', 'B2', 'A2'])).toEqual(['A2', 'B1', 'B2']);
});

test('of the others, what can’t be had is left out', async () => {
  expect(await bankWith('B1', 'B2')('B1', ['A1', 'A2', 'B2'])).toEqual(['B1', 'B2']);
});

test('without the level itself there is nothing', async () => {
  await expect(bankWith('A2')('B1', ['A2'])).rejects.toThrow(TypeError);
});
