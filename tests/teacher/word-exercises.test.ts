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
  ];
  const { items = [], key = [] } = createSpellingExercise(listed, CLASS_FRAME, createSeededRng(1));
  expect(key.toSorted()).toEqual(['climb', 'ice cream', 'ride', 'sail']);
  expect(items).toContain('a cold dessert: ___ (i… c…)');
  expect(items).toContain('the meaning of sail: ___ (s…, 4 letters)');
});
