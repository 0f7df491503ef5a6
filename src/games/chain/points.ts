/** Letters beyond this many count double. */
const ORDINARY_LENGTH = 5;
/** The points that one hint costs. */
export const HINT_COST = 3;

/**
 * The points of a word: one for each letter, two for each after the fifth, less the cost of hints, and at
 * least one.
 * @param hints how many were taken for this word
 */
export function getWordPoints(word: string, hints: number): number {
  const points = word.length + Math.max(0, word.length - ORDINARY_LENGTH);
  return Math.max(1, points - hints * HINT_COST);
}
