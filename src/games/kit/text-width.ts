/** Widths of letters in ems, as the display font has them, or a little wider. */
const WIDTHS: readonly [letters: RegExp, ems: number][] = [
  [/[mwMW]/, 0.95],
  [/[fijlrtI'’.]/, 0.42],
  [/\p{Lu}/u, 0.72],
];
const DEFAULT_WIDTH = 0.62;

/** How wide the widest word of a text is, in ems; where a text breaks, at spaces and hyphens, another one begins. */
export function measureWidestWord(text: string): number {
  const widths = text.split(/[\s-]+/).map((word) => {
    const letters = [...word].map(
      (letter) => WIDTHS.find(([some]) => some.test(letter))?.[1] ?? DEFAULT_WIDTH,
    );
    return letters.reduce((sum, width) => sum + width, 0);
  });
  return Math.max(...widths);
}
