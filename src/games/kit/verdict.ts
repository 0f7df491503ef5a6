/** The feedback on an answer: `text` gives the right answer, `explanation` the reason. */
export interface Verdict {
  isRight: boolean;
  text: string;
  explanation: string;
}
