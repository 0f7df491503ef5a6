/** Longer strings are no words, so they are not compared. */
const MAX_WORD_LENGTH = 50;

/**
 * The number of letters changed, added, dropped or swapped between two words (optimal string alignment
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

const WORD = /[\p{L}'’-]+/gu;
/** What follows a name at the start of a sentence: "Takahiro is", "Mina's", "Bao and I", "Amina Yusuf". */
const AFTER_A_NAME =
  /^(?:['’]s\b|,? +who\b|\s+(?:is|was|has|and|likes?|works?|lives?|wants?|writes?|said|says|told|asked|will|can|had|(?:was|is|has|had|did|does|ca|wo)n['’]t|\p{Ll}+ed)\b|[^\S\n]+\p{Lu}\p{Ll})/u;
/** How many characters after a word are read to tell whether it is a subject. */
const LOOKAHEAD_CHARACTERS = 20;

/** The start of the run of characters before `end` that match `kind`. */
function skipBack(text: string, end: number, kind: RegExp): number {
  let at = end;
  while (at > 0 && kind.test(text.charAt(at - 1))) at--;
  return at;
}

/**
 * Whether a sentence, a line or a numbered answer can begin at an offset; judged by the characters before it.
 */
function canStartSentenceAt(text: string, start: number): boolean {
  const quoteStart = skipBack(text, start, /["'“‘(]/);
  const spaceStart = skipBack(text, quoteStart, /\s/);
  if (text.slice(spaceStart, quoteStart).includes('\n')) return true;
  const at = skipBack(text, spaceStart, /["'”’)]/);
  return at === 0 || /[.!?:]/.test(text.charAt(at - 1)) || (at <= 4 && /^\s*\d+$/.test(text.slice(0, at)));
}

/** Whether a range of the text is likely a name; `suggestions` are words that the learner may have meant. */
export type NameTest = (place: { start: number; end: number }, suggestions: readonly string[]) => boolean;

/**
 * A test whether unknown words of a text are likely names. In mid-sentence a capital letter decides. At the
 * start of a sentence the word must also differ from all suggestions, look like a subject, or occur as a name
 * elsewhere.
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
