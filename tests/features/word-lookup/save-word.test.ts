import { describe, expect, test } from 'vitest';
import { createUnexplainedWord } from '../../../src/features/word-lookup/save-word.ts';

describe('an unknown word', () => {
  const nameIn = (text: string, word: string) => createUnexplainedWord(text, text.indexOf(word), word).word;

  test('is saved in lower case when it only starts a sentence', () => {
    expect(nameIn('Flibbertigibbets talk.', 'Flibbertigibbets')).toBe('flibbertigibbets');
    expect(nameIn('We left. “Alas!” he said.', 'Alas')).toBe('alas');
    expect(nameIn('A title\nGadzooks is odd.', 'Gadzooks')).toBe('gadzooks');
  });

  test('keeps the capital of a name', () => {
    expect(nameIn('We flew to Zanzibar.', 'Zanzibar')).toBe('Zanzibar');
  });
});
