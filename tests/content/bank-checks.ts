import { expect } from 'vitest';
import { isAboveLevel, wordsButNames } from '../../src/content/word-levels/word-levels.ts';
import { UNFIT_WORDS } from './words/unfit-words.ts';
import { wordsOf } from './words/word-forms.ts';

/** The keys that come a second time. */
export function repeated(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.has(key) || !seen.add(key));
}

interface Choice {
  answer: string;
  /** The answer among them. */
  options: readonly string[];
}

/** The share of questions whose answer alone has the greatest length of its options, or the smallest. */
export function shareByLength(choices: readonly Choice[], extreme: (...lengths: number[]) => number): number {
  const given = choices.filter(({ answer, options }) => {
    const lengths = options.map((option) => option.length);
    const isExtreme = (length: number) => length === extreme(...lengths);
    return isExtreme(answer.length) && lengths.filter(isExtreme).length === 1;
  });
  return given.length / choices.length;
}

/** Neither the longest option nor the shortest is the answer so often that its length gives it away. */
export function expectNoHintByLength(choices: readonly Choice[], most = 0.45): void {
  expect(shareByLength(choices, Math.max)).toBeLessThanOrEqual(most);
  expect(shareByLength(choices, Math.min)).toBeLessThanOrEqual(most);
}

const UNFIT = new Set(UNFIT_WORDS);

/** Whether a text has a word that a nine-year-old should not read. */
export function isUnfit(text: string): boolean {
  return wordsOf(text).some((word) => UNFIT.has(word));
}

/** Of the words, nine in ten are of the level or lower; names are of none. */
export function expectOfLevel(texts: readonly string[], level: Parameters<typeof isAboveLevel>[1]): void {
  const words = texts.flatMap(wordsButNames);
  const hard = words.filter((word) => isAboveLevel(word, level));
  expect(hard.length / words.length, hard.join(' ')).toBeLessThanOrEqual(0.1);
}

/** Whether an explanation says hardly anything that what was asked and answered does not say. */
export function teachesNothing(explanation: string, ...known: readonly string[]): boolean {
  const said = new Set(known.flatMap(wordsOf));
  return new Set(wordsOf(explanation).filter((word) => !said.has(word))).size < 4;
}

export function expectShare(share: number, least: number, most: number, of?: string): void {
  expect(share, of).toBeGreaterThanOrEqual(least);
  expect(share, of).toBeLessThanOrEqual(most);
}
