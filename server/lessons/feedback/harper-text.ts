/**
 * What harper can take. Its time grows with the square of a sentence, and a word of thousands of letters takes
 * gigabytes or ends its WASM: longer ones are no English, and what is no prose needs no grammar checker.
 */
const MAX_RUN = 60;
const MAX_SENTENCE_TOKENS = 150;

const LONG_RUN = new RegExp(`\\S{${MAX_RUN + 1},}`, 'g');
const SENTENCE = /[^.!?\n]+[.!?]*|[.!?]+/g;
const TOKEN = /[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu;

const blank = (text: string) => ' '.repeat(text.length);

function isTooLong(sentence: string): boolean {
  return sentence.length > MAX_SENTENCE_TOKENS && (sentence.match(TOKEN)?.length ?? 0) > MAX_SENTENCE_TOKENS;
}

/**
 * The text with what harper should not see blanked out: runs of signs without a space that are longer than any
 * word, and sentences of more words and marks than anybody writes. Offsets stay as they are.
 */
export function harperText(text: string): string {
  return text
    .replace(LONG_RUN, blank)
    .replace(SENTENCE, (sentence) => (isTooLong(sentence) ? blank(sentence) : sentence));
}
