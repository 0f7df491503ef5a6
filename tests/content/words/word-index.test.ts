import { expect, test } from 'vitest';
import { findWords } from '../../../src/content/words/find-words.ts';
import { loadWords } from '../../../src/content/words/word-bank.ts';
import wordClasses from '../../../src/content/words/word-classes.json' with { type: 'json' };
import { loadWordIndex } from '../../../src/content/words/word-index.ts';
import { LEVELS } from '../../../src/domain/levels.ts';

test('the index has the words of the bank, each at its level (node scripts/word-index.mjs writes it)', async () => {
  const rows = (await Promise.all(LEVELS.map(loadWords))).flat();
  expect(await loadWordIndex()).toEqual(new Map(rows.map(({ word, level }) => [word, level])));
});

test('the lists by part of speech have the single words of the levels up to B2, each once', async () => {
  const rows = (await Promise.all((['A1', 'A2', 'B1', 'B2'] as const).map(loadWords))).flat();
  for (const [name, words] of Object.entries(wordClasses)) {
    const single = rows.filter(({ word, pos }) => pos === name && !word.includes(' '));
    expect(words.split(' ')).toEqual(single.map(({ word }) => word));
  }
});

test('words are found with their rows, and what the bank lacks is left out', async () => {
  const [a1, c2] = await Promise.all([loadWords('A1'), loadWords('C2')]);
  const [easy, hard] = [a1[0], c2[0]];
  const found = await findWords([easy?.word ?? '', 'flibbertigibbet', hard?.word ?? '', 'constructor']);
  expect([...found.values()]).toEqual(expect.arrayContaining([easy, hard]));
  expect(found.size).toBe(2);
});
