import { expect, test } from 'vitest';
import { createSeededRng } from '../../src/domain/random.ts';
import { CLASS_FRAME } from '../../src/teacher/level-bank-queries.ts';
import { createGapExercise, createMeaningExercise } from '../../src/teacher/word-exercises.ts';

const rows = ['walk', 'swim', 'climb', 'sail', 'ride', 'Rome'].map((word) => ({
  word,
  meaning: `the meaning of ${word}`,
  example: word === 'sail' ? '*Sails* are white.' : `They *${word}* today.`,
}));

test('each meaning is answered by its own word, and the list offers one word too many', () => {
  const { task, items = [], key = [] } = createMeaningExercise(rows, CLASS_FRAME, createSeededRng(1));
  expect(items).toEqual(key.map((word) => `the meaning of ${word}`));
  const offered = rows.filter(({ word }) => task.includes(word));
  expect(offered.length).toBe(items.length + 1);
});

test('each gap is answered by the form that stood there, in small letters unless it is a name', () => {
  const { items = [], key = [] } = createGapExercise(rows, CLASS_FRAME, createSeededRng(1));
  const filled = items.map((item, at) => item.replace('___', key[at] ?? ''));
  expect(filled.sort()).toEqual([
    'They Rome today.',
    'They climb today.',
    'They ride today.',
    'sails are white.',
  ]);
});
