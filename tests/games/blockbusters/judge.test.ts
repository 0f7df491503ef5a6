import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadClues } from '../../../src/content/blockbusters/clue-bank.ts';
import { judgeAnswer } from '../../../src/games/blockbusters/judge.ts';
import { forAll } from '../../for-all.ts';

const WORDS = new Set(['plant', 'plane', 'bear']);
const isOtherWord = (letters: string) => WORDS.has(letters);
const plough = { answer: 'plough', also: ['plow'], isOtherWord };

describe('an answer', () => {
  test.each(['plough', ' PLOUGH ', 'a plough', 'The Plough', 'plow'])('%s is right', (text) => {
    expect(judgeAnswer(text, plough)).toBe('right');
  });

  test('counts by its letters: spaces, hyphens and marks are nothing', () => {
    const shirt = { answer: 'T-shirt', also: [], isOtherWord };
    for (const text of ['tshirt', 'T shirt', 't-shirt.']) expect(judgeAnswer(text, shirt)).toBe('right');
  });

  test.each(['plouhg', 'plouh', 'plouggh', 'the ploigh'])('%s is a slip', (text) => {
    expect(judgeAnswer(text, plough)).toBe('slip');
  });

  test('is no slip when it is another word', () => {
    expect(judgeAnswer('plant', { answer: 'plane', also: [], isOtherWord })).toBe('wrong');
  });

  test('is no slip when it is so short that another word may be meant', () => {
    expect(judgeAnswer('pat', { answer: 'pot', also: [], isOtherWord })).toBe('wrong');
  });

  test('with another first letter fits no clue of the letter', () => {
    expect(judgeAnswer('spade', plough)).toBe('misfit');
    expect(judgeAnswer('7', plough)).toBe('misfit');
  });

  test('with the right letter may be wrong', () => {
    expect(judgeAnswer('potato', plough)).toBe('wrong');
  });

  test('is right for every clue of the bank, in capitals and with an article too', async () => {
    const clues = (await Promise.all((['a', 'b', 'c'] as const).map(loadClues))).flat();
    for (const clue of clues) {
      for (const text of [clue.answer, ...clue.also, clue.answer.toUpperCase(), `the ${clue.answer}`]) {
        if (judgeAnswer(text, { ...clue, isOtherWord }) !== 'right') expect(text, clue.clue).toBe('right');
      }
    }
  });

  test('never breaks the judge, whatever it is', () => {
    forAll(fc.string({ unit: 'grapheme' }), (text) => {
      expect(['right', 'slip', 'wrong', 'misfit']).toContain(judgeAnswer(text, plough));
    });
  });
});
