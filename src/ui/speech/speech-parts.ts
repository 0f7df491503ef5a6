/** In characters. Some browsers stop in the middle of a longer utterance. */
const MAX_PART_LENGTH = 180;

/**
 * Splits a text into utterances: a line or a sentence each, longer ones cut at commas and, as a last resort,
 * at spaces. None is empty.
 */
export function splitSpeech(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) => splitLongSentences(line.split(/(?<=[.!?…]["'”’)]*)\s+/)))
    .filter((part) => part !== '');
}

function splitLongSentences(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => {
    if (sentence.length <= MAX_PART_LENGTH) return [sentence.trim()];
    return joinNeighbours(
      sentence
        .split(/(?<=[,;:])\s+/)
        .flatMap((clause) => (clause.length <= MAX_PART_LENGTH ? [clause] : clause.split(/\s+/))),
    );
  });
}

/** Joins neighbouring pieces up to the maximum length. */
function joinNeighbours(pieces: readonly string[]): string[] {
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= MAX_PART_LENGTH)
      parts[parts.length - 1] = `${last} ${piece}`;
    else parts.push(piece);
  }
  return parts.map((part) => part.trim());
}
