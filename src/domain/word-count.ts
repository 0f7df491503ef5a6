/** The number of words in a text: runs of anything but white space. */
export function countTextWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
