/** A size of the game, offered as a variant. */
export interface CrosswordSize {
  id: string;
  label: string;
  /** Cells along each side. */
  cells: number;
  /** The desired number of entries, which some pools of words do not allow. */
  wantedEntries: number;
  /** With fewer entries, the next pool of words is tried. */
  minEntries: number;
  /** The number of layouts to make; the best one is taken. */
  attempts: number;
}

export const CROSSWORD_SIZES = [
  { id: 'mini', label: 'Small 5 × 5', cells: 5, wantedEntries: 6, minEntries: 5, attempts: 250 },
  { id: 'medium', label: 'Medium 9 × 9', cells: 9, wantedEntries: 13, minEntries: 12, attempts: 80 },
  { id: 'large', label: 'Large 13 × 13', cells: 13, wantedEntries: 26, minEntries: 25, attempts: 60 },
] as const satisfies readonly CrosswordSize[];

export const MAX_CELLS = Math.max(...CROSSWORD_SIZES.map(({ cells }) => cells));

/** The size of a variant; the smallest for one that does not exist. */
export function getCrosswordSize(variant: string): CrosswordSize {
  return CROSSWORD_SIZES.find(({ id }) => id === variant) ?? CROSSWORD_SIZES[0];
}
