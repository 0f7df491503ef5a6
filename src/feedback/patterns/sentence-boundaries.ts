import type { Sentence } from './sentences.ts';

/** Words after which a clause begins. */
const CLAUSE_OPENERS = new Set(
  'because although though when while if unless that whether whereas until since but so where who which what how why as'.split(
    ' ',
  ),
);
const OPENING_MARK = /^["“‘'(:;–—-]$/;

/** Whether only punctuation, numbers and words such as "yes" come before the token: `^` in patterns. */
export function startsSentence(sentence: Sentence, index: number): boolean {
  return sentence[index]?.canStartSentence === true;
}

/**
 * Whether a sentence or a clause can begin at the token, as after a comma, "because", "that": `^c` in
 * patterns.
 */
export function startsClause(sentence: Sentence, index: number): boolean {
  if (startsSentence(sentence, index)) return true;
  const before = sentence[index - 1];
  return (
    before !== undefined &&
    (before.text === ',' || OPENING_MARK.test(before.text) || CLAUSE_OPENERS.has(before.lower))
  );
}

/**
 * Whether the token ends the sentence: `$` in patterns. Also a semicolon, bracket or closing quotation mark.
 */
export function endsSentence(sentence: Sentence, index: number): boolean {
  const token = sentence[index];
  return !token || /^[.!?…"”;)]?$/.test(token.text);
}

/** Whether a question mark ends the sentence. */
export function isQuestion(sentence: Sentence): boolean {
  return sentence.at(-1)?.text === '?';
}
