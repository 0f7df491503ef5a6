/** Words in a text, as a learner counts them: runs of anything but white space. */
export function countTextWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
