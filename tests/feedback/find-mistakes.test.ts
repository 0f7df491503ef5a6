import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMistakes } from '../../src/feedback/find-mistakes.ts';
import { DEVICE_CHECKERS } from '../../src/feedback/rules/device-checkers.ts';
import type { TextChecker, TextMistake } from '../../src/feedback/text-checker.ts';
import { forAllAsync } from '../for-all.ts';

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;

test('the earlier of two checkers wins where they mark the same range, and mistakes come in the order of the text', async () => {
  const createChecker = (name: string, start: number, end: number): TextChecker => ({
    name,
    findMistakes: async () => [{ start, end, reason: name }],
  });
  const found = await findMistakes(
    'one two three',
    [createChecker('first', 4, 7), createChecker('second', 5, 9), createChecker('third', 0, 3)],
    CONTEXT,
  );
  expect(found.map(({ reason }) => reason)).toEqual(['third', 'first']);
});

/** A checker that corrects words of one text, given by their index; it finds nothing in another text. */
function createCorrectingChecker(
  text: string,
  corrections: readonly (readonly [index: number, correction: string])[],
): TextChecker {
  const words = [...text.matchAll(/\S+/g)];
  return {
    name: 'listed',
    findMistakes: async (checked) =>
      (checked === text ? corrections : []).flatMap(([index, correction]) => {
        const word = words[index];
        return word ? [{ start: word.index, end: word.index + word[0].length, correction, reason: '' }] : [];
      }),
  };
}

function applyCorrections(text: string, mistakes: readonly TextMistake[]): string {
  return mistakes.reduceRight(
    (rest, { start, end, correction = rest.slice(start, end) }) =>
      rest.slice(0, start) + correction + rest.slice(end),
    text,
  );
}

test('two adjacent corrections that insert the same word leave the one of the earlier checker', async () => {
  const text = 'I want go home';
  const found = await findMistakes(
    text,
    [createCorrectingChecker(text, [[2, 'to go']]), createCorrectingChecker(text, [[1, 'want to']])],
    CONTEXT,
  );
  expect(applyCorrections(text, found)).toBe('I want to go home');
  expect(found).toHaveLength(1);
});

test('two different adjacent mistakes are both marked', async () => {
  const text = 'He go too school';
  const checker = createCorrectingChecker(text, [
    [1, 'goes'],
    [2, 'to'],
  ]);
  expect(applyCorrections(text, await findMistakes(text, [checker], CONTEXT))).toBe('He goes to school');
});

test('the corrections of several checkers never repeat a word', async () => {
  const word = fc.constantFrom('want', 'to', 'go', 'the', 'had');
  const text = fc
    .array(word, { minLength: 2, maxLength: 8 })
    .map((words) => words.filter((one, at) => one !== words[at - 1]).join(' '));
  const correction = fc.uniqueArray(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));
  const corrections = fc.array(fc.tuple(fc.nat(7), correction), { maxLength: 6 });
  await forAllAsync(text, corrections, corrections, async (wrong, first, second) => {
    const found = await findMistakes(
      wrong,
      [createCorrectingChecker(wrong, first), createCorrectingChecker(wrong, second)],
      CONTEXT,
    );
    expect(applyCorrections(wrong, found)).not.toMatch(/\b(\w+) \1\b/);
  });
});

test('a checker that fails makes the check fail', async () => {
  const broken: TextChecker = { name: 'broken', findMistakes: () => Promise.reject(new Error('no')) };
  await expect(findMistakes('text', [broken], CONTEXT)).rejects.toThrow('no');
});

/** A checker that knows "becouse" as a misspelling, and a mistake only before "because" as a word. */
const spellingAndEnd: TextChecker = {
  name: 'spelling and end of clause',
  findMistakes: async (text) => {
    const misspelled = text.indexOf('becouse');
    const end = text.search(/wronk(?= because)/);
    return [
      ...(misspelled < 0
        ? []
        : [
            {
              start: misspelled,
              end: misspelled + 7,
              correction: 'because',
              kind: 'spelling' as const,
              reason: 'a',
            },
          ]),
      ...(end < 0 ? [] : [{ start: end, end: end + 5, correction: 'right', reason: 'b' }]),
    ];
  },
};

test('a mistake that a misspelled word hides is found', async () => {
  const text = 'This is wronk becouse of it.';
  const found = await findMistakes(text, [spellingAndEnd], CONTEXT);
  expect(applyCorrections(text, found)).toBe('This is right because of it.');
});

test('a correction that only moves a misspelled word is left out', async () => {
  const text = 'I know where is the station becouse I asked.';
  const found = await findMistakes(text, DEVICE_CHECKERS, CONTEXT);
  expect(applyCorrections(text, found)).toBe('I know where the station is because I asked.');
});
