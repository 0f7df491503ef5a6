/** A gap in the texts of the banks. */
export const GAP = '___';

/** A character with a meaning in regular expressions: "a.m." has two. */
const SPECIAL_CHARACTER = /[.*+?^${}()|[\]\\]/g;

/** Replaces the first occurrence of a word, in upper or lower case; `null` if the text does not have it. */
export function replaceWithGap(text: string, word: string, gap = GAP): string | null {
  const pattern = word.replace(SPECIAL_CHARACTER, '\\$&');
  const gapped = text.replace(new RegExp(`(?<!\\w)${pattern}(?!\\w)`, 'i'), gap);
  return gapped === text ? null : gapped;
}
