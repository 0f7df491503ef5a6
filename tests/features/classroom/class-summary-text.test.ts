import { describe, expect, test } from 'vitest';
import {
  formatCorrections,
  formatTomorrow,
  formatWordsMet,
} from '../../../src/features/classroom/notepad/class-summary-text.ts';

const createVocabulary = (...names: string[]) => ({
  vocabulary: names.map((word) => ({ word, meaning: '', example: '' })),
});

describe('the end of a class', () => {
  test('names the words that were met, up to five', () => {
    expect(formatWordsMet(createVocabulary('oven', 'flour'))).toBe(
      'You worked with 2 words: oven and flour.',
    );
    expect(formatWordsMet(createVocabulary('a', 'b', 'c', 'd', 'e', 'f', 'g'))).toBe(
      'You worked with 7 words: a, b, c, d, e and 2 more.',
    );
    expect(formatWordsMet(createVocabulary())).toBe('');
  });

  test('counts the mistakes that were put right, and those that were not', () => {
    expect(formatCorrections(0, { corrected: 0, open: 0 })).toBe('');
    expect(formatCorrections(8, { corrected: 0, open: 0 })).toBe('You made no mistakes in the exercises.');
    expect(formatCorrections(8, { corrected: 2, open: 0 })).toBe('You corrected 2 mistakes.');
    expect(formatCorrections(8, { corrected: 1, open: 2 })).toBe(
      'You corrected 1 mistake. You have 2 mistakes to look at again.',
    );
    expect(formatCorrections(8, { corrected: 0, open: 1 })).toBe('You have 1 mistake to look at again.');
  });

  test('says what comes tomorrow', () => {
    expect(formatTomorrow(0, 'Listening')).toBe('Tomorrow: a Listening class.');
    expect(formatTomorrow(1, 'Grammar')).toBe('Tomorrow: 1 word to review, and a Grammar class.');
    expect(formatTomorrow(6, null)).toBe('Tomorrow: 6 words to review, and a class that you choose.');
  });
});
