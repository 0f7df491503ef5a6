import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadClues } from '../../../src/content/blockbusters/clue-bank.ts';
import { judgeAnswer } from '../../../src/games/blockbusters/judge.ts';
import { forAll } from '../../for-all.ts';

const WORDS = new Set(['plant', 'plane', 'bear']);
const isOtherWord = (letters: string) => WORDS.has(letters);
const plough = { answer: 'plough', also: ['plow'], isOtherWord };

describe('an answer', () => {
  test.each(['plough', ' PLOUGH ', 'a plough', 'The Plough', 'plow'])('is right as “%s”', (text) => {
    expect(judgeAnswer(text, plough)).toBe('right');
  });

  test('is compared by its letters alone, without spaces, hyphens and punctuation', () => {
    const shirt = { answer: 'T-shirt', also: [], isOtherWord };
    for (const text of ['tshirt', 'T shirt', 't-shirt.']) expect(judgeAnswer(text, shirt)).toBe('right');
  });

  test.each(['plouhg', 'plouh', 'plouggh', 'the ploigh'])('is a slip as “%s”', (text) => {
    expect(judgeAnswer(text, plough)).toBe('slip');
  });

  test('is no slip when it is another word', () => {
    expect(judgeAnswer('plant', { answer: 'plane', also: [], isOtherWord })).toBe('wrong');
  });

  test('is no slip when it is shorter than four letters', () => {
    expect(judgeAnswer('pat', { answer: 'pot', also: [], isOtherWord })).toBe('wrong');
  });

  test('is a misfit with another first letter', () => {
    expect(judgeAnswer('spade', plough)).toBe('misfit');
    expect(judgeAnswer('7', plough)).toBe('misfit');
  });

  test('can be wrong with the right first letter', () => {
    expect(judgeAnswer('potato', plough)).toBe('wrong');
  });

  test('of the bank is right in capitals and with an article too', async () => {
    const clues = (await Promise.all((['a', 'b', 'c'] as const).map(loadClues))).flat();
    for (const clue of clues) {
      for (const text of [clue.answer, ...clue.also, clue.answer.toUpperCase(), `the ${clue.answer}`]) {
        if (judgeAnswer(text, { ...clue, isOtherWord }) !== 'right') expect(text, clue.clue).toBe('right');
      }
    }
  });

  test('of any text gets a verdict', () => {
    forAll(fc.string({ unit: 'grapheme' }), (text) => {
      expect(['right', 'slip', 'wrong', 'misfit']).toContain(judgeAnswer(text, plough));
    });
  });
});
