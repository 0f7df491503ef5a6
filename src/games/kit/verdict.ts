/** What there is to say of an answer: whether it was right, the right one, and why. */
export interface Verdict {
  isRight: boolean;
  text: string;
  explanation: string;
}
