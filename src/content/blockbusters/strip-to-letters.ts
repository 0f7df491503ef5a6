/** A typed answer is compared by its letters alone: `t-shirt`, `T shirt` and `tshirt` are one answer. */
export function stripToLetters(answer: string): string {
  return answer.toLowerCase().replace(/[^a-z]/g, '');
}
