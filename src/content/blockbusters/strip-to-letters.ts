import { foldTypedAnswer } from '../../domain/typed-text.ts';

/** The letters by which answers are compared: `t-shirt`, `T shirt` and `tshirt` are the same answer. */
export function stripToLetters(answer: string): string {
  return foldTypedAnswer(answer).replace(/[^a-z]/g, '');
}
