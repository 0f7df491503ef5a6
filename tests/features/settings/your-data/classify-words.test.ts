import { expect, test } from 'vitest';
import { classifyWords, listBankKeys } from '../../../../src/features/settings/your-data/classify-words.ts';
import type { ParsedWord } from '../../../../src/features/settings/your-data/words-csv.ts';
import { HARBOUR } from '../../../content/words/harbour.ts';

const bank = new Map([[HARBOUR.word, HARBOUR]]);

const file = (...words: Partial<ParsedWord>[]) => ({
  words: words.map((word, index) => ({ line: index + 1, word: '', meaning: '', example: '', ...word })),
  brokenLines: [],
  isTruncated: false,
});
const ANYONE = { existingWords: [], freeSlots: 100 };

test('a word of the bank is added as the bank writes it, and needs no meaning', () => {
  const words = file({ word: ' Harbour ' });
  expect(listBankKeys(words)).toContain('harbour');
  expect(classifyWords(words, bank, ANYONE).added).toEqual([{ word: 'harbour', meaning: '', example: '' }]);
});

test('only what differs from the bank is the learner’s own text', () => {
  const same = file({ word: 'harbour', meaning: HARBOUR.meaning, example: 'Two harbours.' });
  expect(classifyWords(same, bank, ANYONE).added).toEqual([{ word: 'harbour', meaning: '', example: '' }]);
  const other = file({ word: 'harbour', meaning: 'Hafen', example: 'Mine.' });
  expect(classifyWords(other, bank, ANYONE).added).toEqual([
    { word: 'harbour', meaning: 'Hafen', example: 'Mine.' },
  ]);
});

test('a word that the learner has, or that was in the file before, is known', () => {
  const words = file({ word: 'Tide', meaning: 'x' }, { word: 'harbour' }, { word: 'HARBOUR' });
  const sorted = classifyWords(words, bank, { existingWords: ['tide'], freeSlots: 9 });
  expect(sorted.known).toEqual(['Tide', 'harbour']);
  expect(sorted.added).toHaveLength(1);
});

test('a line without a word, or with one that nobody knows, says why with its number', () => {
  const words = file(
    { word: '' },
    { word: '42', meaning: 'a number' },
    { word: 'x'.repeat(61), meaning: 'long' },
    { word: 'flibbertigibbet' },
    { word: '__name__', meaning: 'kept by the store' },
  );
  const { unreadable, added } = classifyWords({ ...words, brokenLines: [3] }, bank, ANYONE);
  expect(unreadable.map(({ line }) => line)).toEqual([1, 2, 3, 3, 4, 5]);
  expect(unreadable[4]?.why).toContain('flibbertigibbet');
  expect(added).toEqual([]);
});

test('the first words are added as far as there is room', () => {
  const words = file({ word: 'a', meaning: 'x' }, { word: 'b', meaning: 'x' }, { word: 'c', meaning: 'x' });
  const { added, overflowCount } = classifyWords(words, bank, { existingWords: [], freeSlots: 2 });
  expect([added.map(({ word }) => word), overflowCount]).toEqual([['a', 'b'], 1]);
});
