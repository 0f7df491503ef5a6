const MARKED = '1';
const NOT_MARKED = '0';

/** For each word, in their order, a digit for whether it is among the marked ones. */
export function markWords(words: readonly string[], marked: ReadonlySet<string>): string {
  return words.map((word) => (marked.has(word) ? MARKED : NOT_MARKED)).join('');
}

/** The words that `markWords` marked. */
export function selectMarked(words: readonly string[], marks: string): readonly string[] {
  return words.filter((_, at) => marks[at] === MARKED);
}
