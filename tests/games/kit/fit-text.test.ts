import { describe, expect, test } from 'vitest';
import { measureWidestWord } from '../../../src/games/kit/fit-text.tsx';

describe('measureWidestWord:', () => {
  test('the widest word has the wider letters, not more letters', () => {
    expect(measureWidestWord('homework')).toBeGreaterThan(measureWidestWord('children'));
    expect(measureWidestWord('mmm little')).toBe(measureWidestWord('mmm'));
  });

  test('words end at spaces and hyphens', () => {
    expect(measureWidestWord('ice cream')).toBe(measureWidestWord('cream'));
    expect(measureWidestWord('well-known')).toBe(measureWidestWord('known'));
  });

  test('the width is at least that of the display font', () => {
    // Measured in the font, in ems.
    for (const [word, ems] of [
      ['homework', 5.2],
      ['mammal', 4.5],
    ] as const) {
      expect(measureWidestWord(word)).toBeGreaterThanOrEqual(ems);
    }
  });
});
