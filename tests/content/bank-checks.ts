import { expect } from 'vitest';
import { isAboveLevel, listWordsExceptNames } from '../../src/content/word-levels/word-levels.ts';
import { UNFIT_WORDS } from './words/unfit-words.ts';
import { splitTextWords } from './words/word-forms.ts';

/** Checks that the tests of several content banks share. */

/** The keys that occur more than once. */
export function findRepeated(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.has(key) || !seen.add(key));
}

interface Choice {
  answer: string;
  /** The answer among them. */
  options: readonly string[];
}

/** The share of questions whose answer is the only longest, or the only shortest, option. */
export function measureShareByLength(
  choices: readonly Choice[],
  extreme: (...lengths: number[]) => number,
): number {
  const revealing = choices.filter(({ answer, options }) => {
    const lengths = options.map((option) => option.length);
    const isExtreme = (length: number) => length === extreme(...lengths);
    return isExtreme(answer.length) && lengths.filter(isExtreme).length === 1;
  });
  return revealing.length / choices.length;
}

/**
 * Expects that the answer is neither the longest nor the shortest option too often.
 * @param maxShare with four options of random lengths, the share would be a quarter
 */
export function expectNoHintByLength(choices: readonly Choice[], maxShare = 0.45): void {
  expect(measureShareByLength(choices, Math.max)).toBeLessThanOrEqual(maxShare);
  expect(measureShareByLength(choices, Math.min)).toBeLessThanOrEqual(maxShare);
}

const UNFIT = new Set(UNFIT_WORDS);

/** Whether a text has a word that a nine-year-old should not read. */
export function isUnfit(text: string): boolean {
  return splitTextWords(text).some((word) => UNFIT.has(word));
}

/** Expects that nine in ten words, without names, are of the level or lower. */
export function expectOfLevel(texts: readonly string[], level: Parameters<typeof isAboveLevel>[1]): void {
  const words = texts.flatMap(listWordsExceptNames);
  const hard = words.filter((word) => isAboveLevel(word, level));
  expect(hard.length / words.length, hard.join(' ')).toBeLessThanOrEqual(0.1);
}

/** Whether an explanation adds fewer than four words to the question and the answer. */
export function teachesNothing(explanation: string, ...known: readonly string[]): boolean {
  const knownWords = new Set(known.flatMap(splitTextWords));
  return new Set(splitTextWords(explanation).filter((word) => !knownWords.has(word))).size < 4;
}

/**
 * A key that two questions share if a learner would take them for the same: their content words and answer.
 */
export function getQuestionKey(question: string, answer: string): string {
  const telling = splitTextWords(question).filter((word) => word.length > 3);
  return [...new Set(telling)].sort().join(' ').concat(' = ', answer.toLowerCase());
}

/** @param label names the share in the failure's message */
export function expectShare(share: number, min: number, max: number, label?: string): void {
  expect(share, label).toBeGreaterThanOrEqual(min);
  expect(share, label).toBeLessThanOrEqual(max);
}

/**
 * Expects that each index below `count` is about equally frequent.
 * @param tolerance the part of the even share by which an index may be more or less frequent: 0.2 is a fifth
 */
export function expectEven(indexes: readonly number[], count: number, tolerance: number): void {
  for (let index = 0; index < count; index += 1) {
    const share = indexes.filter((each) => each === index).length / indexes.length;
    expectShare(share, (1 - tolerance) / count, (1 + tolerance) / count, `index ${index}`);
  }
}
