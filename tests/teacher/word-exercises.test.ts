import { expect, test } from 'vitest';
import { createSeededRng } from '../../src/domain/random.ts';
import { CLASS_FRAME } from '../../src/teacher/level-bank-queries.ts';
import { createMeaningExercise, createSpellingExercise } from '../../src/teacher/word-exercises.ts';

const rows = ['walk', 'swim', 'climb', 'sail', 'ride', 'Rome'].map((word) => ({
  word,
  meaning: `the meaning of ${word}`,
  example: word === 'sail' ? '*Sails* are white.' : `They *${word}* today.`,
}));

test('the key of each meaning is its word, and the word box has one more', () => {
  const { task, items = [], key = [] } = createMeaningExercise(rows, CLASS_FRAME, createSeededRng(1));
  expect(items).toEqual(key.map((word) => `the meaning of ${word}`));
  const offered = rows.filter(({ word }) => task.includes(word));
  expect(offered.length).toBe(items.length + 1);
});

test('a word to be written is asked for by its meaning, first letters and length', () => {
  const listed = [
    ...rows.slice(0, 5),
    { word: 'ice cream', meaning: 'a cold dessert', example: '*Ice cream*!' },
    { word: 'last-minute', meaning: 'very late', example: 'A *last-minute* idea.' },
  ];
  const { items = [], key = [] } = createSpellingExercise(listed, CLASS_FRAME, createSeededRng(1));
  expect(key.toSorted()).toEqual(['ice cream', 'last-minute', 'ride']);
  expect(items).toContain('a cold dessert: ___ (i… c…)');
  expect(items).toContain('very late: ___ (l…-m…)');
  expect(items).toContain('the meaning of ride: ___ (r…, 4 letters)');
});

test.each([
  [7, 3],
  [8, 4],
])('the words to be written are, of %i words, %i whose meanings were not asked before', (listed, count) => {
  const many = [...rows, ...rows]
    .slice(0, listed)
    .map((row, index) => ({ ...row, word: `${row.word}${index}` }));
  const [meanings, spellings] = [createMeaningExercise, createSpellingExercise].map(
    (create) => create(many, CLASS_FRAME, createSeededRng(1)).key ?? [],
  );
  expect(spellings).toHaveLength(count);
  expect(meanings?.filter((word) => spellings?.includes(word))).toEqual([]);
});
