import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitIntoPassages } from '../../../../server/lessons/feedback/harper-passages.ts';
import { forAll } from '../../../for-all.ts';

const PROSE = 'We went to the sea, because it was hot. ';
const read = (text: string) => splitIntoPassages(text).map((passage) => passage.text);
const tokens = (text: string) => text.match(/[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu)?.length ?? 0;

describe('harper reads', () => {
  test('harper gets a usual answer as one unchanged text', () => {
    const answer = PROSE.repeat(20);
    expect(splitIntoPassages(answer)).toEqual([{ text: answer, start: 0 }]);
  });

  test.each([
    ['a word of thousands of letters', 'a'.repeat(8_000)],
    ['a word that apostrophes make endless', "a'".repeat(10_000)],
    ['a sentence without an end', 'my friend go to school and '.repeat(700)],
    ['lines of marks', '"\n'.repeat(5_000)],
    ['a sentence of marks', `a ${'" '.repeat(60)}`],
  ])('harper gets nothing of %s, and the text around it', (_, odd) => {
    const text = `${PROSE}\n${odd}\n${PROSE}`;
    const words = read(text).join(' ').trim().split(/\s+/);
    expect(words).toEqual(`${PROSE}${PROSE}`.trim().split(/\s+/));
  });

  test('harper gets passages of limited size, each with its offset in the text', () => {
    const piece = fc.constantFrom('a ', 'word ', '"', "'", ', ', '. ', '\n', '1) ', '😀', '-', '学');
    const text = fc
      .array(fc.tuple(piece, fc.integer({ min: 1, max: 400 })))
      .map((all) => all.map(([one, times]) => one.repeat(times)).join(''));
    forAll(50, text, (answer) => {
      let end = 0;
      for (const passage of splitIntoPassages(answer)) {
        expect(passage.start).toBe(end);
        end += passage.text.length;
        expect(tokens(passage.text)).toBeLessThanOrEqual(250);
        expect(passage.text).not.toMatch(/\S{41}/);
        const kept = answer.slice(passage.start, end).split('');
        expect(passage.text.split('').every((sign, at) => sign === ' ' || sign === kept[at])).toBe(true);
      }
      expect(end).toBeLessThanOrEqual(answer.length);
    });
  });
});
