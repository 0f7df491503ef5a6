import { expect, test } from 'vitest';
import { findWords } from '../../../src/content/words/find-words.ts';
import { loadWords } from '../../../src/content/words/word-bank.ts';
import wordIndex from '../../../src/content/words/word-index.json' with { type: 'json' };
import { loadWordIndex } from '../../../src/content/words/word-index.ts';
import { LEVELS } from '../../../src/domain/levels.ts';

test('the index has the words of the bank, each at its level (node scripts/word-index.mjs writes it)', async () => {
  const rows = (await Promise.all(LEVELS.map(loadWords))).flat();
  expect(await loadWordIndex()).toEqual(new Map(rows.map(({ word, level }) => [word, level])));
});

test('the words of each level are listed by part of speech, and are single words', async () => {
  for (const level of LEVELS) {
    const rows = await loadWords(level);
    const { other: _, ...byPart } = wordIndex[level];
    for (const [part, words] of Object.entries(byPart)) {
      const ofPart = rows.filter(({ pos }) => pos === part).map(({ word }) => word);
      expect(words).toBe(ofPart.join(' '));
    }
    expect(rows.filter(({ word }) => word.includes(' '))).toEqual([]);
  }
});

test('words are found with their rows, and words that the bank lacks are left out', async () => {
  const [a1, c2] = await Promise.all([loadWords('A1'), loadWords('C2')]);
  const [easy, hard] = [a1[0], c2[0]];
  const found = await findWords([easy?.word ?? '', 'flibbertigibbet', hard?.word ?? '', 'constructor']);
  expect([...found.values()]).toEqual(expect.arrayContaining([easy, hard]));
  expect(found.size).toBe(2);
});
