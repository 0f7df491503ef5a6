import { expect, test } from 'vitest';
import { classifyWords, listBankKeys } from '../../../../src/features/settings/your-data/classify-words.ts';
import type { ParsedWord } from '../../../../src/features/settings/your-data/words-csv.ts';
import { HARBOUR } from '../../../content/words/harbour.ts';

const bank = new Map([[HARBOUR.word, HARBOUR]]);

const createFile = (...words: Partial<ParsedWord>[]) => ({
  words: words.map((word, index) => ({ line: index + 1, word: '', meaning: '', example: '', ...word })),
  brokenLines: [],
  isTruncated: false,
});
const NO_WORDS = { existingWords: [], freeSlots: 100 };

test('a word of the bank is added in the bank’s spelling, and needs no meaning', () => {
  const words = createFile({ word: ' Harbour ' });
  expect(listBankKeys(words)).toContain('harbour');
  expect(classifyWords(words, bank, NO_WORDS).added).toEqual([{ word: 'harbour', meaning: '', example: '' }]);
});

test('a text is stored as the learner’s own only if it differs from the bank', () => {
  const same = createFile({ word: 'harbour', meaning: HARBOUR.meaning, example: 'Two harbours.' });
  expect(classifyWords(same, bank, NO_WORDS).added).toEqual([{ word: 'harbour', meaning: '', example: '' }]);
  const other = createFile({ word: 'harbour', meaning: 'Hafen', example: 'Mine.' });
  expect(classifyWords(other, bank, NO_WORDS).added).toEqual([
    { word: 'harbour', meaning: 'Hafen', example: 'Mine.' },
  ]);
});

test('a word is known if the learner has it or the file repeats it', () => {
  const words = createFile({ word: 'Tide', meaning: 'x' }, { word: 'harbour' }, { word: 'HARBOUR' });
  const classified = classifyWords(words, bank, { existingWords: ['tide'], freeSlots: 9 });
  expect(classified.known).toEqual(['Tide', 'harbour']);
  expect(classified.added).toHaveLength(1);
});

test('a line without a word, or with an unknown one, has a reason and its number', () => {
  const words = createFile(
    { word: '' },
    { word: '42', meaning: 'a number' },
    { word: 'x'.repeat(61), meaning: 'long' },
    { word: 'flibbertigibbet' },
    { word: '__name__', meaning: 'kept by the store' },
  );
  const { unreadable, added } = classifyWords({ ...words, brokenLines: [3] }, bank, NO_WORDS);
  expect(unreadable.map(({ line }) => line)).toEqual([1, 2, 3, 3, 4, 5]);
  expect(unreadable[4]?.why).toContain('flibbertigibbet');
  expect(added).toEqual([]);
});

test('the first words are added until the limit is reached', () => {
  const words = createFile(
    { word: 'a', meaning: 'x' },
    { word: 'b', meaning: 'x' },
    { word: 'c', meaning: 'x' },
  );
  const { added, overflowCount } = classifyWords(words, bank, { existingWords: [], freeSlots: 2 });
  expect([added.map(({ word }) => word), overflowCount]).toEqual([['a', 'b'], 1]);
});
