import { describe, expect, test } from 'vitest';
import { apostropheChecker } from '../../../src/feedback/rules/missing-apostrophes.ts';
import type { TextChecker } from '../../../src/feedback/text-checker.ts';

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;

async function corrections(source: TextChecker, text: string) {
  const mistakes = await source.findMistakes(text, CONTEXT);
  return mistakes.map(({ start, end, correction }) => [text.slice(start, end), correction]);
}

describe('a forgotten apostrophe', () => {
  test.each([
    ['I dont know.', [['dont', "don't"]]],
    [
      'Im here and youre there',
      [
        ['Im', "I'm"],
        ['youre', "you're"],
      ],
    ],
    ['Dont!', [['Dont', "Don't"]]],
  ])('is found in %j', async (text, expected) => {
    expect(await corrections(apostropheChecker, text)).toEqual(expected);
  });

  test.each(["I don't know.", 'I don’t know.', 'He is immune.', 'The wonted image', "They've gone."])(
    'is not found in %j',
    async (text) => {
      expect(await corrections(apostropheChecker, text)).toEqual([]);
    },
  );
});
