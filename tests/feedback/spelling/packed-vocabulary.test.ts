import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listBaseForms } from '../../../src/feedback/lexicon/english.ts';
import { ENGLISH_VOCABULARY } from '../../../src/feedback/spelling/english-vocabulary.ts';
import {
  MAX_SUGGESTED_RANK,
  NEVER_SUGGESTED,
  packVocabulary,
  unpackVocabulary,
} from '../../../src/feedback/spelling/packed-vocabulary.ts';
import { WORD_FORMS } from '../../../src/feedback/spelling/word-forms.ts';
import { forAll } from '../../for-all.ts';

const stem = fc.stringMatching(/^[a-e]{2,6}[ey]?$/);
/** Words that are often forms of each other. */
const word = fc.tuple(stem, fc.nat(WORD_FORMS.length)).map(([base, at]) => WORD_FORMS[at]?.(base) ?? base);
const ranks = fc
  .array(fc.tuple(word, fc.nat(NEVER_SUGGESTED)), { maxLength: 60 })
  .map((entries) => new Map(entries));

test('an unpacked vocabulary has the packed words and those of the lexicon, and no others', () => {
  forAll(ranks, fc.uniqueArray(word, { maxLength: 20 }), (given, lexicon) => {
    const unpacked = unpackVocabulary(packVocabulary(given, lexicon), lexicon);
    expect([...unpacked.keys()].sort()).toEqual([...new Set([...given.keys(), ...lexicon])].sort());
  });
});

test('an unpacked word may be suggested exactly when the packed one may, and its rank is at most two off', () => {
  forAll(ranks, fc.uniqueArray(word, { maxLength: 20 }), (given, lexicon) => {
    const unpacked = unpackVocabulary(packVocabulary(given, lexicon), lexicon);
    for (const [known, rank] of given) {
      const other = unpacked.get(known) ?? Number.NaN;
      expect(other > MAX_SUGGESTED_RANK).toBe(rank > MAX_SUGGESTED_RANK);
      expect(Math.abs(other - rank)).toBeLessThanOrEqual(2);
    }
  });
});

test('a word that may be suggested keeps this when its base may not', () => {
  const unpacked = unpackVocabulary(packVocabulary(new Map([['cabs', MAX_SUGGESTED_RANK - 1]]), ['cab']), [
    'cab',
  ]);
  expect(unpacked.get('cabs')).toBe(MAX_SUGGESTED_RANK - 1);
});

test('the vocabulary of English belongs to the lexicon, and has 80,000 words', () => {
  const lexicon = listBaseForms();
  expect(ENGLISH_VOCABULARY.lexiconForms).toHaveLength(lexicon.length);
  const english = unpackVocabulary(ENGLISH_VOCABULARY, lexicon);
  expect(english.size).toBeGreaterThan(80_000);
  for (const known of ['colour', 'color', 'traveling', 'travelling', 'podcast', 'khachapuri'])
    expect(english.has(known), known).toBe(true);
  for (const wrong of ['recieve', 'goed', 'childs', 'forbiding'])
    expect(english.has(wrong), wrong).toBe(false);
});
