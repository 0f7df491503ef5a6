import { describe, expect, test } from 'vitest';
import { widestWord } from '../../../src/games/kit/text-width.ts';

describe('the widest word of a text', () => {
  test('is the one with the wider letters, not the one with more of them', () => {
    expect(widestWord('homework')).toBeGreaterThan(widestWord('children'));
    expect(widestWord('mmm little')).toBe(widestWord('mmm'));
  });

  test('ends at spaces and at hyphens, where a line may', () => {
    expect(widestWord('ice cream')).toBe(widestWord('cream'));
    expect(widestWord('well-known')).toBe(widestWord('known'));
  });

  test('is no narrower than the display font draws it', () => {
    // Measured in the font, in ems.
    for (const [word, ems] of [
      ['homework', 5.2],
      ['mammal', 4.5],
    ] as const) {
      expect(widestWord(word)).toBeGreaterThanOrEqual(ems);
    }
  });
});
