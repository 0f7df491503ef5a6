import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findMistakes } from '../../../src/feedback/find-mistakes.ts';
import { DEVICE_CHECKERS } from '../../../src/feedback/rules/device-checkers.ts';

const CONTEXT = { level: 'A2', knownWords: new Set<string>() } as const;
const MARK = /\[([^→\]]*)→([^\]]*)\]/g;

const readLines = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

async function correct(text: string): Promise<string> {
  const mistakes = await findMistakes(text, DEVICE_CHECKERS, CONTEXT);
  return mistakes.reduceRight(
    (result, { start, end, correction }) =>
      correction === undefined ? result : result.slice(0, start) + correction + result.slice(end),
    text,
  );
}

describe('a slip in a story or in a text about habits', () => {
  test.each(readLines('./slips.txt'))('gets the form that its text asks for: %s', async (line) => {
    expect(await correct(line.replace(MARK, '$1'))).toBe(line.replace(MARK, '$2'));
  });
});

describe('a right text with two tenses or a long subject', () => {
  test.each(readLines('./right.txt'))('has no mark: %s', async (text) => {
    expect(await findMistakes(text, DEVICE_CHECKERS, CONTEXT)).toEqual([]);
  });
});

describe('a verb whose tense the text leaves open', () => {
  test.each([
    'Last year I was in Spain. My cousin live there.',
    'We always eat together. Yesterday we cooked. My mother often use garlic.',
  ])('has no mark: %s', async (text) => {
    expect(await findMistakes(text, DEVICE_CHECKERS, CONTEXT)).toEqual([]);
  });
});
