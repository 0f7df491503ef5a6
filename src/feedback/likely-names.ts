/** No English word is longer; what is has no spelling to be near to. */
const LONGEST_WORD = 50;

/**
 * The letters changed, added, dropped or swapped between two words (optimal string alignment); Infinity where one is
 * longer than any word.
 */
export function computeEditDistance(one: string, other: string): number {
  if (Math.max(one.length, other.length) > LONGEST_WORD) return Number.POSITIVE_INFINITY;
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
/** What follows a name at the start of a sentence: "Takahiro is", "Mina's", "Bao and I", "Amina Yusuf". */
const AFTER_A_NAME =
  /^(?:['’]s\b|,? +who\b|\s+(?:is|was|has|and|likes?|works?|lives?|wants?|writes?|said|says|told|asked|will|can|had|(?:was|is|has|had|did|does|ca|wo)n['’]t|\p{Ll}+ed)\b|[^\S\n]+\p{Lu}\p{Ll})/u;
/** As much of what follows a word as tells whether it is the subject. */
const LOOKAHEAD_CHARACTERS = 20;

/** The place before `end` up to which all characters are of the kind. */
function skipBack(text: string, end: number, kind: RegExp): number {
  let at = end;
  while (at > 0 && kind.test(text.charAt(at - 1))) at--;
  return at;
}

/** Whether a sentence, a line or a numbered answer can begin at a place of a text; reads no word before it. */
function canStartSentenceAt(text: string, start: number): boolean {
  const opened = skipBack(text, start, /["'“‘(]/);
  const spaced = skipBack(text, opened, /\s/);
  if (text.slice(spaced, opened).includes('\n')) return true;
  const at = skipBack(text, spaced, /["'”’)]/);
  return at === 0 || /[.!?:]/.test(text.charAt(at - 1)) || (at <= 4 && /^\s*\d+$/.test(text.slice(0, at)));
}

/** Tells likely names in a text; `suggestions` are the words that the writer may have meant. */
export type NameTest = (place: { start: number; end: number }, suggestions: readonly string[]) => boolean;

/**
 * Whether a word that no dictionary has is likely a name. In mid-sentence a capital letter says so. At the start
 * of a sentence every word has one, so there the word must also be unlike any word that it could be a slip for,
 * stand where a subject stands, or be written with a capital in mid-sentence elsewhere in the text.
 *
 * @param text read once, for all its words
 */
export function createNameTest(text: string): NameTest {
  const inMidSentence = new Set(
    [...text.matchAll(WORD)]
      .filter(({ 0: word, index }) => /^\p{Lu}/u.test(word) && !canStartSentenceAt(text, index))
      .map(([word]) => word),
  );
  return ({ start, end }, suggestions) => {
    const word = text.slice(start, end);
    if (!/^\p{Lu}/u.test(word)) return false;
    if (!canStartSentenceAt(text, start) || inMidSentence.has(word)) return true;
    const isSlip = suggestions.some(
      (suggestion) =>
        suggestion.length > 4 && computeEditDistance(word.toLowerCase(), suggestion.toLowerCase()) === 1,
    );
    return !isSlip || AFTER_A_NAME.test(text.slice(end, end + LOOKAHEAD_CHARACTERS));
  };
}
