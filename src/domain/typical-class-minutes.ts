import type { Level } from './levels.ts';
import type { Skill } from './skills.ts';

/**
 * How long a class of the built-in teacher usually takes, in minutes: the median over the curriculum, which a
 * test checks. A class that is not written yet can't be measured.
 */
export const TYPICAL_CLASS_MINUTES = {
  A1: { Speaking: 13, Listening: 12, Grammar: 12, Vocabulary: 12, Reading: 13, Writing: 12 },
  A2: { Speaking: 13, Listening: 15, Grammar: 15, Vocabulary: 14, Reading: 16, Writing: 15 },
  B1: { Speaking: 11, Listening: 15, Grammar: 15, Vocabulary: 15, Reading: 16, Writing: 15 },
  B2: { Speaking: 11, Listening: 16, Grammar: 16, Vocabulary: 16, Reading: 17, Writing: 17 },
  C1: { Speaking: 10, Listening: 12, Grammar: 16, Vocabulary: 16, Reading: 16, Writing: 17 },
  C2: { Speaking: 10, Listening: 11, Grammar: 16, Vocabulary: 16, Reading: 20, Writing: 17 },
} as const satisfies Record<Level, Record<Skill, number>>;
