/** Words in a text, as a learner counts them: runs of anything but white space. */
export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
