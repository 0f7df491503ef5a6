import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAcceptedWords } from '../../../src/content/accepted-words/accepted-words.ts';
import { markWords, selectMarked } from '../../../src/content/accepted-words/marks.ts';
import { forAll } from '../../for-all.ts';

/** Words of few letters, so that many share a beginning, and words of all letters. */
const word = fc.oneof(fc.stringMatching(/^[ab]{1,6}$/), fc.stringMatching(/^[a-z]{1,25}$/));
const wordSet = fc.uniqueArray(word, { maxLength: 60 });

test('marked words are selected in their order, and no others', () => {
  forAll(wordSet, fc.array(word), (words, others) => {
    const marked = new Set([...words.filter((_, index) => index % 3 === 0), ...others]);
    expect(selectMarked(words, markWords(words, marked))).toEqual(words.filter((each) => marked.has(each)));
  });
});

test('exactly the accepted words are found', () => {
  forAll(wordSet, fc.array(word), (words, others) => {
    const accepted = createAcceptedWords(words);
    expect(accepted.size).toBe(words.length);
    for (const word of [...words, ...others]) expect(accepted.has(word)).toBe(words.includes(word));
  });
});

test('the words of a letter are listed in alphabetical order', () => {
  forAll(wordSet, fc.constantFrom('a', 'b', 'm', 'z', 'ab'), (words, letter) => {
    const found = createAcceptedWords(words).listStartingWith(letter);
    expect(found).toEqual(words.filter((word) => word.startsWith(letter)).sort());
  });
});

test.each(['', '{', 'zzz'])('"%s" is not found', (word) => {
  expect(createAcceptedWords(['a', 'zz']).has(word)).toBe(false);
});
