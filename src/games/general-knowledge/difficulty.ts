import type { Difficulty } from '../../content/general-knowledge/general-knowledge-schema.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';

/** The level of English of each difficulty. */
export const DIFFICULTY_LEVELS = {
  easy: 'A2',
  medium: 'B1',
  hard: 'B2',
} as const satisfies Record<Difficulty, Level>;

/** The hardest questions that a learner of this level can read; beginners get the easy ones. */
export function getDifficulty(level: Level): Difficulty {
  const levelIndex = LEVELS.indexOf(level);
  if (levelIndex >= LEVELS.indexOf(DIFFICULTY_LEVELS.hard)) return 'hard';
  return levelIndex >= LEVELS.indexOf(DIFFICULTY_LEVELS.medium) ? 'medium' : 'easy';
}
