import type { Level } from '../../domain/levels.ts';

/** A size of the game, offered as a variant. */
export interface SearchSize {
  id: string;
  label: string;
  /** Cells along each side. */
  cells: number;
  words: number;
  /** The minimum word length, because short words are hard to find in a large grid. */
  minLength: number;
}

export const SEARCH_SIZES = [
  { id: 'small', label: '8 × 8, 6 words', cells: 8, words: 6, minLength: 3 },
  { id: 'medium', label: '11 × 11, 9 words', cells: 11, words: 9, minLength: 4 },
  { id: 'large', label: '14 × 14, 12 words', cells: 14, words: 12, minLength: 4 },
] as const satisfies readonly SearchSize[];

export const MIN_CELLS = Math.min(...SEARCH_SIZES.map(({ cells }) => cells));
export const MAX_CELLS = Math.max(...SEARCH_SIZES.map(({ cells }) => cells));
export const MAX_WORDS = Math.max(...SEARCH_SIZES.map(({ words }) => words));

/** The size of a variant; the smallest for one that does not exist. */
export function getSearchSize(variant: string): SearchSize {
  return SEARCH_SIZES.find(({ id }) => id === variant) ?? SEARCH_SIZES[0];
}

/** The direction of a word: the rows and columns from one letter to the next. */
export interface DirectionVector {
  down: -1 | 0 | 1;
  right: -1 | 0 | 1;
}

const RIGHT_AND_DOWN: readonly DirectionVector[] = [
  { down: 0, right: 1 },
  { down: 1, right: 0 },
];
const DIAGONALS: readonly DirectionVector[] = [
  { down: 1, right: 1 },
  { down: -1, right: 1 },
];

function reverseDirection({ down, right }: DirectionVector): DirectionVector {
  const negate = (step: -1 | 0 | 1) => (step === 0 ? 0 : step === 1 ? -1 : 1);
  return { down: negate(down), right: negate(right) };
}

const FORWARD_DIRECTIONS = [...RIGHT_AND_DOWN, ...DIAGONALS];
/** All eight directions of a grid. */
export const ALL_DIRECTIONS: readonly DirectionVector[] = [
  ...FORWARD_DIRECTIONS,
  ...FORWARD_DIRECTIONS.map(reverseDirection),
];

/** The directions of words by level: first right and down, then diagonals, then backwards. */
export const DIRECTIONS_BY_LEVEL = {
  A1: RIGHT_AND_DOWN,
  A2: FORWARD_DIRECTIONS,
  B1: FORWARD_DIRECTIONS,
  B2: ALL_DIRECTIONS,
  C1: ALL_DIRECTIONS,
  C2: ALL_DIRECTIONS,
} as const satisfies Record<Level, readonly DirectionVector[]>;
