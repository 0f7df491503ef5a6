import type { Level } from '../../domain/levels.ts';

/** A size of the game: the variants before the start. */
export interface SearchSize {
  id: string;
  label: string;
  /** Cells along each side. */
  cells: number;
  words: number;
  /** Letters of its shortest word: among more letters a short one is hard to see. */
  shortest: number;
}

export const SEARCH_SIZES = [
  { id: 'small', label: '8 × 8, 6 words', cells: 8, words: 6, shortest: 3 },
  { id: 'medium', label: '11 × 11, 9 words', cells: 11, words: 9, shortest: 4 },
  { id: 'large', label: '14 × 14, 12 words', cells: 14, words: 12, shortest: 4 },
] as const satisfies readonly SearchSize[];

export const MIN_CELLS = Math.min(...SEARCH_SIZES.map(({ cells }) => cells));
export const MAX_CELLS = Math.max(...SEARCH_SIZES.map(({ cells }) => cells));
export const MAX_WORDS = Math.max(...SEARCH_SIZES.map(({ words }) => words));

/** The size of a variant; the smallest for one that does not exist. */
export function getSearchSize(variant: string): SearchSize {
  return SEARCH_SIZES.find(({ id }) => id === variant) ?? SEARCH_SIZES[0];
}

/** How a word runs: by so many rows and columns from letter to letter. */
export interface DirectionVector {
  down: -1 | 0 | 1;
  right: -1 | 0 | 1;
}

const ALONG_THE_LINES: readonly DirectionVector[] = [
  { down: 0, right: 1 },
  { down: 1, right: 0 },
];
const DIAGONALS: readonly DirectionVector[] = [
  { down: 1, right: 1 },
  { down: -1, right: 1 },
];

function reverseDirection({ down, right }: DirectionVector): DirectionVector {
  const turned = (step: -1 | 0 | 1) => (step === 0 ? 0 : step === 1 ? -1 : 1);
  return { down: turned(down), right: turned(right) };
}

const FORWARDS = [...ALONG_THE_LINES, ...DIAGONALS];
/** All eight ways to read in a grid. */
export const ALL_DIRECTIONS: readonly DirectionVector[] = [...FORWARDS, ...FORWARDS.map(reverseDirection)];

/** How words may run: beginners read right and down, then come the diagonals, then words that run backwards. */
export const DIRECTIONS_OF_LEVEL = {
  A1: ALONG_THE_LINES,
  A2: FORWARDS,
  B1: FORWARDS,
  B2: ALL_DIRECTIONS,
  C1: ALL_DIRECTIONS,
  C2: ALL_DIRECTIONS,
} as const satisfies Record<Level, readonly DirectionVector[]>;
