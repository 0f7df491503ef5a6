import { describe, expect, test } from 'vitest';
import { createUnexplainedWord } from '../../../src/features/word-lookup/save-word.ts';

describe('an unknown word', () => {
  const findName = (text: string, word: string) => createUnexplainedWord(text, text.indexOf(word), word).word;

  test('is saved in lower case when it only starts a sentence', () => {
    expect(findName('Flibbertigibbets talk.', 'Flibbertigibbets')).toBe('flibbertigibbets');
    expect(findName('We left. “Alas!” he said.', 'Alas')).toBe('alas');
    expect(findName('A title\nGadzooks is odd.', 'Gadzooks')).toBe('gadzooks');
  });

  test('keeps the capital of a name', () => {
    expect(findName('We flew to Zanzibar.', 'Zanzibar')).toBe('Zanzibar');
  });
});
