/** Longer than this, and some browsers stop in the middle of an utterance, in characters. */
const LONGEST_PART = 180;

/**
 * A text in pieces that a browser's voice reads one after the other: a line or a sentence each, longer ones
 * cut at commas and, as a last resort, at spaces. No piece is empty.
 */
export function splitSpeech(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) => splitLongSentences(line.split(/(?<=[.!?…]["'”’)]*)\s+/)))
    .filter((part) => part !== '');
}

function splitLongSentences(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => {
    if (sentence.length <= LONGEST_PART) return [sentence.trim()];
    return joinNeighbours(
      sentence
        .split(/(?<=[,;:])\s+/)
        .flatMap((clause) => (clause.length <= LONGEST_PART ? [clause] : clause.split(/\s+/))),
    );
  });
}

/** Neighbours put together again as far as they fit. */
function joinNeighbours(pieces: readonly string[]): string[] {
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= LONGEST_PART)
      parts[parts.length - 1] = `${last} ${piece}`;
    else parts.push(piece);
  }
  return parts.map((part) => part.trim());
}
