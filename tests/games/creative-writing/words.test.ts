import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BANDS } from '../../../src/content/bands.ts';
import { loadModelStories } from '../../../src/content/stories/story-bank.ts';
import { STORY_WORDS } from '../../../src/domain/limits.ts';
import { countWords, isInLatinLetters } from '../../../src/games/creative-writing/words.ts';
import { forAll } from '../../for-all.ts';

const letter = fc.constantFrom(
  ...'abcxyzABZ',
  'é',
  'e\u0301',
  'n\u0303',
  'ß',
  'ш',
  'م',
  'न\u0940',
  '7',
  'a\u200Db',
  'so\u00ADft',
);
const plain = fc.array(letter, { minLength: 1, maxLength: 6 }).map((letters) => letters.join(''));
const joint = fc.constantFrom("'", '’', '-', '\u2011');
/** A word as learners write it; some are joined, such as "don't" and "well-known". */
const word = fc.oneof(
  plain,
  fc.tuple(plain, joint, plain).map((parts) => parts.join('')),
);
const gap = fc.constantFrom(
  ' ',
  '  ',
  '\n',
  '\t',
  ' \u200B ',
  ', ',
  '. ',
  ' – ',
  ' — ',
  '—',
  ' - ',
  '… ',
  ' 😀 ',
  '👩‍🚀',
  ' 🇫🇷 ',
  ' ❤️ ',
  ' 1️⃣ ',
  ' "',
  ') ',
);

test('a text has the number of words that it was made of, with any separators', () => {
  forAll(fc.array(fc.tuple(word, gap)), gap, (parts, first) => {
    const text = first + parts.map(([each, after]) => each + after).join('');
    expect(countWords(text)).toBe(parts.length);
  });
});

test('the count does not depend on the Unicode form of accents', () => {
  forAll(fc.array(fc.tuple(word, gap)), (parts) => {
    const text = parts.flat().join('');
    expect(countWords(text.normalize('NFD'))).toBe(countWords(text.normalize('NFC')));
  });
});

test('two texts joined by a space have the words of both', () => {
  forAll(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
    expect(countWords(`${one} ${other}`)).toBe(countWords(one) + countWords(other));
  });
});

test.each([
  ["don't", 1],
  ['don’t', 1],
  ['well-known', 1],
  ['mother-in-law', 1],
  ["the dogs' home", 3],
  ["rock 'n' roll", 3],
  ['one—two – three--four', 4],
  ['yes…no', 2],
  ['at 10:30 a.m. for 3.50', 5],
  ['home.Then', 2],
  ['either/or', 2],
  ['😀 – ❤️ ... !', 0],
  ['👩‍🚀👍🏽🇫🇷1️⃣ℹ️', 0],
  ['cafe\u0301', 1],
  ['hel\u200Blo', 1],
  ['\u200B \uFEFF \u00AD', 0],
  ['שלום עולם', 2],
  ['日本語の文章', 1],
  ['x'.repeat(300), 1],
  ['word '.repeat(10_000), 10_000],
  ['', 0],
])('the text %j has its number of words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test('every model story is within the word limit', async () => {
  const models = (await Promise.all(BANDS.map(loadModelStories))).flat();
  expect(models.filter(({ text }) => countWords(text) > STORY_WORDS)).toEqual([]);
});

test.each([
  ['It was late.', true],
  ['', true],
  ['😀 123 – !', true],
  ['My friend Мария and I', true],
  ['Жил-был старый кот named Tom', false],
  ['昔々ある所に', false],
])('isInLatinLetters(%j) is %s', (text, isLatin) => {
  expect(isInLatinLetters(text)).toBe(isLatin);
});
