import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../../src/content/english-words/english-words.ts';
import {
  type EnglishWord,
  MAX_SUGGESTED_RANK,
  NEVER_SUGGESTED,
  type PackedWords,
  packWords,
  unpackWords,
} from '../../../src/content/english-words/packed-words.ts';
import { WORD_FORMS } from '../../../src/content/english-words/word-forms.ts';
import { forAll } from '../../for-all.ts';

const stem = fc.stringMatching(/^[a-e]{1,6}[ey]?$/);
/** Words that are often forms of each other. */
const word = fc.tuple(stem, fc.nat(WORD_FORMS.length)).map(([base, at]) => WORD_FORMS[at]?.(base) ?? base);
const words = fc.uniqueArray(
  fc.record<EnglishWord>({
    word,
    rank: fc.nat(NEVER_SUGGESTED),
    kind: fc.constantFrom('', '', '', 'n i ', 'v  ox'),
  }),
  { selector: (each) => each.word, maxLength: 60 },
);

function listUnpacked(packed: PackedWords): readonly EnglishWord[] {
  const unpacked: EnglishWord[] = [];
  unpackWords(packed, (word, rank, kind) => unpacked.push({ word, rank, kind }));
  return unpacked;
}

const toKinds = (given: readonly EnglishWord[]) => given.map(({ word, kind }) => `${word} ${kind}`).sort();

test('unpacked words are the packed ones with their kinds, each once', () => {
  forAll(words, (given) => {
    expect(toKinds(listUnpacked(packWords(given)))).toEqual(toKinds(given));
  });
});

test('an unpacked word may be suggested exactly when the packed one may, and its rank is at most two off', () => {
  forAll(words, (given) => {
    const ranks = new Map(given.map(({ word, rank }) => [word, rank]));
    for (const { word, rank } of listUnpacked(packWords(given))) {
      const packed = ranks.get(word) ?? Number.NaN;
      expect(rank > MAX_SUGGESTED_RANK).toBe(packed > MAX_SUGGESTED_RANK);
      expect(Math.abs(rank - packed)).toBeLessThanOrEqual(2);
    }
  });
});

test('a word that may be suggested keeps this when its base may not', () => {
  const cabs = { word: 'cabs', rank: MAX_SUGGESTED_RANK - 1, kind: '' };
  const cab = { word: 'cab', rank: NEVER_SUGGESTED, kind: '' };
  expect(listUnpacked(packWords([cab, cabs]))).toContainEqual(cabs);
});

test('a base word is packed as how many letters of the one before to drop, and those to add', () => {
  const bases = ['abbot', 'abbey', 'abacus'].map((word) => ({ word, rank: 0, kind: '' }));
  expect(packWords([...bases, { word: 'abbeys', rank: 1, kind: '' }]).text).toBe('AabacusEbeyCot');
});

test.each(['Tea', 'tea-bag', 'café', '', 'a'.repeat(26)])('"%s" is not packed', (word) => {
  expect(() => packWords([{ word, rank: 0, kind: '' }])).toThrow(`Cannot pack "${word}"`);
});

test('the list of English has 80,000 words, each once', () => {
  const english = new Set(listUnpacked(ENGLISH_WORDS).map(({ word }) => word));
  expect(english.size).toBeGreaterThan(80_000);
  expect(listUnpacked(ENGLISH_WORDS)).toHaveLength(english.size);
  for (const known of ['colour', 'color', 'traveling', 'travelling', 'podcast', 'khachapuri'])
    expect(english.has(known), known).toBe(true);
  for (const wrong of ['recieve', 'goed', 'childs', 'forbiding'])
    expect(english.has(wrong), wrong).toBe(false);
});
