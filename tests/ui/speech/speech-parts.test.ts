import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitSpeech } from '../../../src/ui/speech/speech-parts.ts';
import { forAll } from '../../for-all.ts';

describe('a text for the voice', () => {
  test('is read sentence by sentence and line by line', () => {
    expect(splitSpeech('Hello. How are you?\nFine, thanks!')).toEqual([
      'Hello.',
      'How are you?',
      'Fine, thanks!',
    ]);
  });

  test('is cut at a comma in a long sentence', () => {
    const clause = 'and then we walked along the quiet river for a very long while';
    const parts = splitSpeech(`${clause}, ${clause}, ${clause}, ${clause}.`);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts[0]).toMatch(/,$/);
  });

  test('loses no word, and has no empty part and none that is too long for a browser', () => {
    const word = fc.stringMatching(/^[a-z]{1,14}[.,;!?]?$/);
    forAll(fc.array(word, { maxLength: 120, size: 'max' }), (words) => {
      const parts = splitSpeech(words.join(' '));
      expect(parts.join(' ').split(' ').filter(Boolean)).toEqual(words);
      for (const part of parts) {
        expect(part.trim()).not.toBe('');
        expect(part.length).toBeLessThanOrEqual(180);
      }
    });
  });
});
