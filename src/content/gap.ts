/** How the banks write a gap. */
export const GAP = '___';

/** The text with a gap where the word stands as it is, whatever its case; `null` where it does not. */
export function replaceWithGap(text: string, word: string, gap = GAP): string | null {
  const gapped = text.replace(new RegExp(`\\b${word}\\b`, 'i'), gap);
  return gapped === text ? null : gapped;
}
