/** A gap in the texts of the banks. */
export const GAP = '___';

/** Replaces the first occurrence of a word, in any case; `null` if the text does not have it. */
export function replaceWithGap(text: string, word: string, gap = GAP): string | null {
  const gapped = text.replace(new RegExp(`\\b${word}\\b`, 'i'), gap);
  return gapped === text ? null : gapped;
}
