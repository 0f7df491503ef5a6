/** The six levels of the Common European Framework of Reference, lowest first. */
export const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type Level = (typeof LEVELS)[number];

/** How course books and exam boards name the levels. */
export const LEVEL_NAMES = {
  A1: 'Beginner',
  A2: 'Elementary',
  B1: 'Intermediate',
  B2: 'Upper intermediate',
  C1: 'Advanced',
  C2: 'Proficient',
} as const satisfies Record<Level, string>;

export function isLevel(value: unknown): value is Level {
  return LEVELS.includes(value as Level);
}

/** The levels directly below and above, lowest first. */
export function getAdjacentLevels(level: Level): readonly Level[] {
  const at = LEVELS.indexOf(level);
  return LEVELS.filter((_, index) => Math.abs(index - at) === 1);
}
