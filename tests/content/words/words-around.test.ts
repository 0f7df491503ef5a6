import { expect, test } from 'vitest';
import { loadWords, loadWordsAround } from '../../../src/content/words/word-bank.ts';

test('a level comes with the others that are asked for, lowest first and each once', async () => {
  const words = await loadWordsAround('B1', ['B1', 'A2']);
  expect(words).toEqual([...(await loadWords('A2')), ...(await loadWords('B1'))]);
});
