import { describe, expect, test } from 'vitest';
import { createUnexplainedWord } from '../../../src/features/word-lookup/save-word.ts';

describe('a word that nobody has explained', () => {
  const nameIn = (text: string, word: string) => createUnexplainedWord(text, text.indexOf(word), word).word;

  test('is kept in small letters where only its place made the first one large', () => {
    expect(nameIn('Flibbertigibbets talk.', 'Flibbertigibbets')).toBe('flibbertigibbets');
    expect(nameIn('We left. “Alas!” he said.', 'Alas')).toBe('alas');
    expect(nameIn('A title\nGadzooks is odd.', 'Gadzooks')).toBe('gadzooks');
  });

  test('keeps the capital of a name', () => {
    expect(nameIn('We flew to Zanzibar.', 'Zanzibar')).toBe('Zanzibar');
  });
});
