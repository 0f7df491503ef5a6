/** A size of the game, offered as a variant. */
export interface CrosswordSize {
  id: string;
  label: string;
  /** Cells along each side. */
  cells: number;
  /** The desired number of entries, and the minimum. */
  wanted: number;
  enough: number;
  /** The number of layouts to make; the best one is taken. */
  attempts: number;
}

export const CROSSWORD_SIZES = [
  { id: 'mini', label: 'Small 5 × 5', cells: 5, wanted: 6, enough: 5, attempts: 250 },
  { id: 'medium', label: 'Medium 9 × 9', cells: 9, wanted: 13, enough: 12, attempts: 80 },
  { id: 'large', label: 'Large 13 × 13', cells: 13, wanted: 26, enough: 25, attempts: 60 },
] as const satisfies readonly CrosswordSize[];

export const MAX_CELLS = Math.max(...CROSSWORD_SIZES.map(({ cells }) => cells));

/** The size of a variant; the smallest for one that does not exist. */
export function getCrosswordSize(variant: string): CrosswordSize {
  return CROSSWORD_SIZES.find(({ id }) => id === variant) ?? CROSSWORD_SIZES[0];
}
