import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMistakes } from '../../../src/feedback/find-mistakes.ts';
import { DEVICE_CHECKERS } from '../../../src/feedback/rules/device-checkers.ts';

/** Sentences whose mistake the checkers find together: a word of a list, or a misspelled word. */
const SENTENCES = readFileSync(new URL('./corrected-sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '');
const MARK = /\[(.*?)→(.*?)\]/g;

test.each(SENTENCES)('the checkers correct %s', async (sentence) => {
  const text = sentence.replace(MARK, '$1');
  const found = await findMistakes(text, DEVICE_CHECKERS, { level: 'B1', knownWords: new Set<string>() });
  const corrected = found.reduceRight(
    (result, { start, end, correction = '' }) => result.slice(0, start) + correction + result.slice(end),
    text,
  );
  expect(corrected).toBe(sentence.replace(MARK, '$2'));
});
