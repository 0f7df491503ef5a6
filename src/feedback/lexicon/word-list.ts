/** Splits a list of words at white space; long word lists are easiest to read and edit as one text. */
export function parseWordList(text: string): readonly string[] {
  return text.match(/\S+/g) ?? [];
}
