import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldTypedText } from '../../../src/domain/typed-text.ts';
import { listExtraSigns } from '../../../src/games/kit/extra-signs.ts';
import { forAll } from '../../for-all.ts';

test.each([
  [['look forward to'], [' ']],
  [['well-known'], ['-']],
  [['don’t'], ["'"]],
  [['Café'], ['é']],
  [["It's a 7 o'clock, naïve-café rule!"], ["'", '-', '7', 'é', 'ï', ' ']],
  [['harbour'], []],
])('the keyboard for %j has the extra keys %j', (answers, signs) => {
  expect(listExtraSigns(answers)).toEqual(signs);
});

test('every answer can be typed with the letters and the extra keys', () => {
  const answer = fc.string({ unit: fc.constantFrom('a', 'Z', 'é', 'ñ', '-', '’', "'", ' ', '7') });
  forAll(answer, (text) => {
    const keys = new Set([...'abcdefghijklmnopqrstuvwxyz', ...listExtraSigns([text])]);
    for (const letter of foldTypedText(text)) expect(keys).toContain(letter);
  });
});

test('the order of the keys is the same for every order of the answer', () => {
  forAll(fc.array(fc.constantFrom(' ', '-', "'", 'é', '7', 'a')), (letters) => {
    const reversed = [...letters].reverse();
    expect(listExtraSigns([`a${letters.join('')}a`])).toEqual(listExtraSigns([`a${reversed.join('')}a`]));
  });
});
