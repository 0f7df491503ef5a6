/** Words that are written one after the other, as a list that a teacher can read and add to. */
export function parseWordList(text: string): readonly string[] {
  return text.match(/\S+/g) ?? [];
}
