import { countTextWords } from './word-count.ts';

/**
 * What an answer may hold before any rule sees it. Twenty thousand characters of English are 3,600 words; a text
 * without spaces, as in Japanese, counts as one word.
 */
export const ANSWER_LIMITS = { words: 4_000, lines: 1_000, wordCharacters: 2_000 } as const;

export type AnswerLimit = keyof typeof ANSWER_LIMITS;

/** Looks at each character once: a pattern with a count would start anew at each letter of a long word. */
function hasLongWord(text: string): boolean {
  return text.split(/\s+/).some((word) => word.length > ANSWER_LIMITS.wordCharacters);
}

/** Which limit the answer passes first; `undefined` when it keeps to all. */
export function findExceededAnswerLimit(answer: string): AnswerLimit | undefined {
  if (answer.split('\n').length > ANSWER_LIMITS.lines) return 'lines';
  if (countTextWords(answer) > ANSWER_LIMITS.words) return 'words';
  return hasLongWord(answer) ? 'wordCharacters' : undefined;
}
