import { describe, expect, test } from 'vitest';
import { findUnusedWord, isHard, isQuoted, listLongSentences, listTerms, listWords } from './rules.ts';

describe('a word', () => {
  test('is hard above A2, in any form', () => {
    expect(['reckon', 'outstanding', 'discarded'].filter(isHard)).toEqual([
      'reckon',
      'outstanding',
      'discarded',
    ]);
  });

  test('is not hard within A2, with an apostrophe or without', () => {
    expect(['played', "we'll", 'haven’t', "teacher's"].filter(isHard)).toEqual([]);
  });

  test('is not hard as a form of a term', () => {
    expect(['browser’s', 'badges', 'synced', 'Google'].filter(isHard)).toEqual([]);
  });

  test('is no letter, level or filled value', () => {
    expect(listWords('B: {…} words of B1, sign-in')).toEqual(['words', 'of', 'sign', 'in']);
  });
});

test('a term is named once', () => {
  const terms = listTerms();
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});

describe('a sentence', () => {
  const long = Array.from({ length: 15 }, () => 'word').join(' ');

  test('has at most 14 words, of which a filled value is one', () => {
    expect(listLongSentences(`${long}.`)).toEqual([`${long}.`]);
    expect(listLongSentences(`${long.replace('word ', '')}.`)).toEqual([]);
    expect(listLongSentences(`{…} ${long.replace('word ', '')}.`)).toHaveLength(1);
  });

  test('ends at a stop, a colon or a line', () => {
    const half = long.slice(0, long.length / 2);
    for (const end of ['. ', '? ', ': ', '\n', ' · ', '.{…} X ']) {
      expect(listLongSentences(half + end + half)).toEqual([]);
    }
  });
});

describe('a word that screens avoid', () => {
  test.each([
    'Ask whoever runs it.',
    'It is gone for good.',
    '3 changes wait for a connection.',
    'Your words come back tomorrow.',
    'Your e-mail is confirmed.',
    'Saved; try again.',
  ])('is found in “%s”', (text) => {
    expect(findUnusedWord(text)).toBeDefined();
  });

  test.each(['Please wait a minute.', 'Come back later.', 'Look again.'])('is not found in “%s”', (text) => {
    expect(findUnusedWord(text)).toBeUndefined();
  });
});

test('a quoted message is known with its values filled in, and by any apostrophe', () => {
  expect(isQuoted('Skill {…} not found in course')).toBe(true);
  expect(isQuoted('You’ve reached your daily lesson limit ({…}). Try again tomorrow!')).toBe(true);
  expect(isQuoted('Skill {…} not found')).toBe(false);
});
