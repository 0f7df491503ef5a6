import { describe, expect, test } from 'vitest';
import wordLevels from '../../src/content/word-levels/word-levels.json' with { type: 'json' };
import {
  findWordLevel,
  LISTED_LEVELS,
  listWordsExceptNames,
  measureShareAtLevel,
} from '../../src/content/word-levels/word-levels.ts';

describe('the level of a word', () => {
  test.each([
    ['house', 'A1'],
    ['Houses', 'A1'],
    ["isn't", 'A1'],
    ['stopped', 'A1'],
    ['making', 'A1'],
    ['went', 'A1'],
    ['countries', 'A2'],
    ['happily', 'A1'],
  ])('of %s is %s', (word, level) => {
    expect(findWordLevel(word)).toBe(level);
  });

  test('is unknown for a word that the list does not hold', () => {
    expect(findWordLevel('notwithstanding')).toBeUndefined();
    expect(findWordLevel('xylograph')).toBeUndefined();
  });
});

test('a word is listed at one level only', () => {
  const all = LISTED_LEVELS.flatMap((level) => wordLevels[level].flatMap((line) => line.split(' ')));
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
});

describe('the share of a text at a level', () => {
  test('excludes words above the level and unlisted words', () => {
    expect(measureShareAtLevel('The house is notwithstanding.', 'A1')).toBe(0.75);
    expect(measureShareAtLevel('Countries have a house.', 'A1')).toBe(0.75);
    expect(measureShareAtLevel('Countries have a house.', 'A2')).toBe(1);
  });

  test('ignores names', () => {
    expect(listWordsExceptNames('Then Nguyen and Wrocław are here.')).toEqual(['Then', 'and', 'are', 'here']);
  });

  test('is 1 for a text without words', () => {
    expect(measureShareAtLevel('12 + 3', 'A1')).toBe(1);
  });
});
