import { describe, expect, test } from 'vitest';
import { measureWidestWord } from '../../../src/games/kit/text-width.ts';

describe('the widest word of a text', () => {
  test('is the one with the wider letters, not the one with more of them', () => {
    expect(measureWidestWord('homework')).toBeGreaterThan(measureWidestWord('children'));
    expect(measureWidestWord('mmm little')).toBe(measureWidestWord('mmm'));
  });

  test('ends at spaces and at hyphens, where a line may', () => {
    expect(measureWidestWord('ice cream')).toBe(measureWidestWord('cream'));
    expect(measureWidestWord('well-known')).toBe(measureWidestWord('known'));
  });

  test('is no narrower than the display font draws it', () => {
    // Measured in the font, in ems.
    for (const [word, ems] of [
      ['homework', 5.2],
      ['mammal', 4.5],
    ] as const) {
      expect(measureWidestWord(word)).toBeGreaterThanOrEqual(ems);
    }
  });
});
