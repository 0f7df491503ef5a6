import { expect, test } from 'vitest';
import { createSeededRng } from '../../src/domain/random.ts';
import { CLASS_FRAME } from '../../src/teacher/level-bank-queries.ts';
import { createGapExercise, createMeaningExercise } from '../../src/teacher/word-exercises.ts';

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

test('the key of each gap is the form in the example, in lower case unless it is a name', () => {
  const { items = [], key = [] } = createGapExercise(rows, CLASS_FRAME, createSeededRng(1));
  const filled = items.map((item, at) => item.replace('___', key[at] ?? ''));
  expect(filled.sort()).toEqual([
    'They Rome today.',
    'They climb today.',
    'They ride today.',
    'sails are white.',
  ]);
});
