import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextMark } from '../../../src/domain/marked-page.ts';
import { createMarkedSentences } from '../../../src/games/creative-writing/marked-sentences.ts';
import { forAll } from '../../for-all.ts';

/** Marks the first occurrence of each wrong text, from left to right. */
function createMarks(text: string, corrections: Readonly<Record<string, string>>): TextMark[] {
  return Object.entries(corrections)
    .map(([wrong, correction]) => {
      const start = text.indexOf(wrong);
      return { start, end: start + wrong.length, correction, reason: `It is ${correction}.` };
    })
    .toSorted((one, other) => one.start - other.start);
}

describe('the sentence of a mistake', () => {
  test('keeps the quotation mark that closes it', () => {
    const text = 'We stopped. "I seed a dog." Then we ran.';
    expect(createMarkedSentences(text, createMarks(text, { seed: 'saw' }))).toEqual([
      { given: '"I seed a dog."', right: '"I saw a dog."', reason: 'It is saw.' },
    ]);
  });

  test('continues after the speech that it contains', () => {
    const text = 'It was late. “Stop!” she sayed to Mr. Bean. He ran.';
    const [sentence] = createMarkedSentences(text, createMarks(text, { sayed: 'said' }));
    expect(sentence?.right).toBe('“Stop!” she said to Mr. Bean.');
  });

  test('has all its corrections, and a reason for each that names the mistake', () => {
    const text = 'Yesterday he goed home and eated a apple. It was good.';
    expect(
      createMarkedSentences(text, createMarks(text, { goed: 'went', eated: 'ate', 'a ': 'an ' })),
    ).toEqual([
      {
        given: 'Yesterday he goed home and eated a apple.',
        right: 'Yesterday he went home and ate an apple.',
        reason: 'Not “goed”. It is went. Not “eated”. It is ate. Not “a”. It is an .',
      },
    ]);
  });

  test('is cut between words when it is very long', () => {
    const text = `${'walking along '.repeat(30)}he goed ${'and further on '.repeat(30)}home.`;
    const [sentence] = createMarkedSentences(text, createMarks(text, { goed: 'went' }));
    expect(sentence?.right.length).toBeLessThan(240);
    expect(text.split(/\s+/)).toEqual(expect.arrayContaining(sentence?.given.split(' ') ?? []));
  });

  test('is never offered with a mistake that has a correction', () => {
    const word = fc.constantFrom('home', 'goed', 'he', 'we', 'soon');
    const end = fc.constantFrom(' ', ' ', '. ', '! ', '." ', '?” ', '\n');
    const story = fc.array(fc.tuple(word, end), { minLength: 1, maxLength: 60 });
    forAll(story, (words) => {
      const text = words.flat().join('');
      const marks = [...text.matchAll(/goed/g)].map(({ index }) => ({
        ...{ start: index, end: index + 4 },
        ...{ correction: 'went', reason: 'Go is irregular.' },
      }));
      const sentences = createMarkedSentences(text, marks);
      expect(sentences.filter(({ right }) => right.includes('goed'))).toEqual([]);
      expect(sentences.flatMap(({ given }) => given.match(/goed/g) ?? []).length).toBe(marks.length);
    });
  });
});
