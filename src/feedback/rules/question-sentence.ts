import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';

const hasComma = (sentence: Sentence) => sentence.some(({ text }) => text === ',');

/**
 * Whether the sentence is a question from its first word on. False for "When you are ready, shall we go?".
 */
export function isQuestion(_match: Match, sentence: Sentence): boolean {
  if (sentence[0]?.lower === 'when' && hasComma(sentence)) return false;
  return sentence.at(-1)?.text === '?' || sentence.at(-2)?.text === '?';
}

/** Whether the sentence is a question without a comma. False for "You like it, don't you?". */
export function isQuestionWithoutComma(match: Match, sentence: Sentence): boolean {
  return isQuestion(match, sentence) && !hasComma(sentence);
}
