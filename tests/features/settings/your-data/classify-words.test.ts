import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classifyWords, listBankKeys } from '../../../../src/features/settings/your-data/classify-words.ts';
import type { ParsedWord } from '../../../../src/features/settings/your-data/words-csv.ts';
import { HARBOUR } from '../../../content/words/harbour.ts';
import { forAll } from '../../../for-all.ts';

const bank = new Map([[HARBOUR.word, HARBOUR]]);

const createFile = (...words: Partial<ParsedWord>[]) => ({
  words: words.map((word, index) => ({ line: index + 1, word: '', meaning: '', example: '', ...word })),
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
  const { unreadable, added } = classifyWords(words, bank, NO_WORDS);
  expect(unreadable.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
  expect(unreadable[3]?.why).toContain('flibbertigibbet');
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

test('forms of one word that keyboards write differently are one word', () => {
  const forms = [
    'cafe\u0301 owner',
    'caf\u00E9 owner',
    'Caf\u00E9\u00A0owner',
    'café\u200B owner',
    'ｃafé owner',
  ];
  const words = createFile(...forms.map((word) => ({ word, meaning: 'x' })));
  const { added, known } = classifyWords(words, bank, NO_WORDS);
  expect(added.map(({ word }) => word)).toEqual(['caf\u00E9 owner']);
  expect(known).toHaveLength(forms.length - 1);
  const apostrophes = createFile({ word: 'don´t worry', meaning: 'x' });
  const own = { existingWords: ['don’t worry'], freeSlots: 9 };
  expect(classifyWords(apostrophes, bank, own).known).toEqual(["don't worry"]);
});

test('a text whose letters are lost is never stored', () => {
  const lost = '\uFFFD\uFFFD\uFFFD';
  const words = createFile(
    { word: lost, meaning: 'x' },
    { word: 'tug', meaning: lost },
    { word: 'harbour', meaning: lost },
  );
  const { added, unreadable } = classifyWords(words, bank, NO_WORDS);
  expect(added).toEqual([{ word: 'harbour', meaning: '', example: '' }]);
  expect(unreadable.map(({ line }) => line)).toEqual([1, 2]);
  expect(unreadable[1]?.why).toContain('CSV UTF-8');
});

test('every line of a file is counted once', () => {
  const texts = fc.constantFrom('harbour', 'Harbour', 'tide', 'TIDE', '', '42', 'ebb', '\uFFFD');
  forAll(
    fc.array(fc.record({ word: texts, meaning: fc.constantFrom('', 'x') })),
    fc.nat(4),
    (words, freeSlots) => {
      const { added, known, unreadable, overflowCount } = classifyWords(createFile(...words), bank, {
        existingWords: ['ebb'],
        freeSlots,
      });
      expect(added.length + known.length + unreadable.length + overflowCount).toBe(words.length);
    },
  );
});
