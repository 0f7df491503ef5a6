/**
 * Limits of what harper gets. Its time grows with the square of words and marks, and a word of thousands of
 * letters takes gigabytes or crashes it. Longer runs and sentences are no prose and need no grammar check.
 */
const MAX_RUN = 40;
const MAX_SENTENCE_TOKENS = 150;
/** Quotation marks and commas cost most; prose has fewer of them than words. */
const EXTRA_MARKS = 10;
/** A learner's usual answer is one passage. */
const MAX_PASSAGE_TOKENS = 250;

const LONG_RUN = new RegExp(`\\S{${MAX_RUN + 1},}`, 'g');
/** A sentence or a line with the space after it. */
const SENTENCE = /[^.!?\n]*(?:[.!?]+[^\S\n]*|\n|$)/g;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARK = /[^\s\p{L}\p{N}\p{M}]/gu;

/** A part of a text that harper checks at a time. */
export interface HarperPassage {
  text: string;
  /** Its offset in the whole text, in UTF-16 units. */
  start: number;
}

const blank = (text: string) => text.replace(/\S/g, ' ');

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** The number of words and marks of a sentence; 0 if harper should not check it. */
function countCheckableTokens(sentence: string): number {
  const [words, marks] = [count(sentence, WORD), count(sentence, MARK)];
  const isProse = words > 0 && marks <= words + EXTRA_MARKS && words + marks <= MAX_SENTENCE_TOKENS;
  return isProse ? words + marks : 0;
}

/**
 * Splits a text into passages of whole sentences. Runs longer than any word, and sentences that are no prose,
 * are replaced by spaces.
 */
export function splitIntoPassages(text: string): readonly HarperPassage[] {
  const passages: HarperPassage[] = [];
  let current = { text: '', start: 0, tokens: 0 };
  const readable = text.replace(LONG_RUN, blank);
  for (const [sentence] of readable.matchAll(SENTENCE)) {
    const tokens = countCheckableTokens(sentence);
    if (current.tokens > 0 && current.tokens + tokens > MAX_PASSAGE_TOKENS) {
      passages.push({ text: current.text, start: current.start });
      current = { text: '', start: current.start + current.text.length, tokens: 0 };
    }
    current.text += tokens === 0 ? blank(sentence) : sentence;
    current.tokens += tokens;
  }
  if (current.tokens > 0) passages.push({ text: current.text, start: current.start });
  return passages;
}
