/** Longer strings are not words, so they are not compared. */
const MAX_WORD_LENGTH = 50;

/**
 * Counts the letters changed, added, dropped or swapped between two words (optimal string alignment
 * distance).
 *
 * @returns Infinity when one of the words is longer than 50 letters
 */
export function computeEditDistance(one: string, other: string): number {
  if (Math.max(one.length, other.length) > MAX_WORD_LENGTH) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const changed = one[row - 1] === other[column - 1] ? 0 : 1;
      const options = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + changed,
      ];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwap) options.push((beforeLast[column - 2] ?? 0) + 1);
      current.push(Math.min(...options));
    }
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? 0;
}
