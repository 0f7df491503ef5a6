import { wordCount } from './word-count.ts';

/**
 * What an answer may hold before any rule sees it. Twenty thousand characters of English are 3,600 words; a text
 * without spaces, as in Japanese, counts as one word.
 */
export const ANSWER_LIMITS = { words: 4_000, lines: 1_000, wordCharacters: 2_000 } as const;

export type AnswerExcess = keyof typeof ANSWER_LIMITS;

const LONG_WORD = new RegExp(`\\S{${ANSWER_LIMITS.wordCharacters + 1}}`);

/** Which limit the answer passes first; `undefined` when it keeps to all. */
export function answerExcess(answer: string): AnswerExcess | undefined {
  if (answer.split('\n').length > ANSWER_LIMITS.lines) return 'lines';
  if (wordCount(answer) > ANSWER_LIMITS.words) return 'words';
  return LONG_WORD.test(answer) ? 'wordCharacters' : undefined;
}
