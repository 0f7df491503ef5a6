import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMistakes, type TextChecker, type TextMistake } from '../../src/feedback/text-checker.ts';
import { forAllAsync } from '../for-all.ts';

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;

test('where two sources mark one place, the earlier in the list is right; places come in order', async () => {
  const source = (name: string, start: number, end: number): TextChecker => ({
    name,
    findMistakes: async () => [{ start, end, reason: name }],
  });
  const found = await findMistakes(
    'one two three',
    [source('first', 4, 7), source('second', 5, 9), source('third', 0, 3)],
    CONTEXT,
  );
  expect(found.map(({ reason }) => reason)).toEqual(['third', 'first']);
});

/** Marks words of a text; the numbers are places of words. */
function sourceOf(
  text: string,
  corrections: readonly (readonly [place: number, correction: string])[],
): TextChecker {
  const words = [...text.matchAll(/\S+/g)];
  return {
    name: 'listed',
    findMistakes: async () =>
      corrections.flatMap(([place, correction]) => {
        const word = words[place];
        return word ? [{ start: word.index, end: word.index + word[0].length, correction, reason: '' }] : [];
      }),
  };
}

function corrected(text: string, mistakes: readonly TextMistake[]): string {
  return mistakes.reduceRight(
    (rest, { start, end, correction = rest.slice(start, end) }) =>
      rest.slice(0, start) + correction + rest.slice(end),
    text,
  );
}

test('of two marks that put in the same word side by side, the earlier source has one', async () => {
  const text = 'I want go home';
  const found = await findMistakes(
    text,
    [sourceOf(text, [[2, 'to go']]), sourceOf(text, [[1, 'want to']])],
    CONTEXT,
  );
  expect(corrected(text, found)).toBe('I want to go home');
  expect(found).toHaveLength(1);
});

test('two mistakes side by side are both marked', async () => {
  const text = 'He go too school';
  const source = sourceOf(text, [
    [1, 'goes'],
    [2, 'to'],
  ]);
  expect(corrected(text, await findMistakes(text, [source], CONTEXT))).toBe('He goes to school');
});

test('no corrections together say a word twice', async () => {
  const word = fc.constantFrom('want', 'to', 'go', 'the', 'had');
  const text = fc
    .array(word, { minLength: 2, maxLength: 8 })
    .map((words) => words.filter((one, at) => one !== words[at - 1]).join(' '));
  const correction = fc.uniqueArray(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));
  const corrections = fc.array(fc.tuple(fc.nat(7), correction), { maxLength: 6 });
  await forAllAsync(text, corrections, corrections, async (wrong, first, second) => {
    const found = await findMistakes(wrong, [sourceOf(wrong, first), sourceOf(wrong, second)], CONTEXT);
    expect(corrected(wrong, found)).not.toMatch(/\b(\w+) \1\b/);
  });
});

test('a source that fails is not taken for one that found nothing', async () => {
  const broken: TextChecker = { name: 'broken', findMistakes: () => Promise.reject(new Error('no')) };
  await expect(findMistakes('text', [broken], CONTEXT)).rejects.toThrow('no');
});
