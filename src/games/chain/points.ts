/** Letters beyond this many count double. */
const ORDINARY_LENGTH = 5;
/** What one hint takes off the word that it helped with. */
export const HINT_COST = 3;

/**
 * What a word is worth: a point for each letter, two for each after the fifth, less what hints cost; a word
 * always gains something.
 * @param hints taken for this word
 */
export function getWordPoints(word: string, hints: number): number {
  const points = word.length + Math.max(0, word.length - ORDINARY_LENGTH);
  return Math.max(1, points - hints * HINT_COST);
}
