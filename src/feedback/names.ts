/** The letters changed, added, dropped or swapped between two words (optimal string alignment). */
export function spellingDistance(one: string, other: string): number {
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

const WORD = /[\p{L}'’-]+/gu;
const SENTENCE_START = /(?:^|[.!?:\n]["'”’)]*\s*|^\s*\d+[.)]\s*)["'“‘(]*$/;
/** What follows the subject of a sentence: "Takahiro is", "Mina's", "Bao and I". */
const AFTER_A_NAME =
  /^(?:['’]s\b|\s+(?:is|was|has|and|likes?|works?|lives?|said|says|told|asked|who|will|can)\b)/;

/**
 * Whether a word that no dictionary has is likely a name. In mid-sentence a capital letter says so. At the start
 * of a sentence every word has one, so there the word must also be unlike any word that it could be a slip for,
 * stand where a subject stands, or be written with a capital in mid-sentence elsewhere in the text.
 *
 * @param suggestions words that the writer may have meant
 */
export function isLikelyName(
  text: string,
  { start, end }: { start: number; end: number },
  suggestions: readonly string[],
): boolean {
  const word = text.slice(start, end);
  if (!/^\p{Lu}/u.test(word)) return false;
  if (!SENTENCE_START.test(text.slice(0, start))) return true;
  const again = [...text.matchAll(WORD)].filter((match) => match[0] === word && match.index !== start);
  if (again.some(({ index }) => !SENTENCE_START.test(text.slice(0, index)))) return true;
  const isSlip = suggestions.some(
    (suggestion) =>
      suggestion.length > 4 && spellingDistance(word.toLowerCase(), suggestion.toLowerCase()) === 1,
  );
  return !isSlip || AFTER_A_NAME.test(text.slice(end));
}
