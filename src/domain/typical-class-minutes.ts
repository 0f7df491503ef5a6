import type { Level } from './levels.ts';
import type { Skill } from './skills.ts';

/**
 * How long a class of the built-in teacher usually takes, in minutes: the median over the curriculum, which a
 * test checks. A class that is not written yet can't be measured.
 */
export const TYPICAL_CLASS_MINUTES = {
  A1: { Speaking: 10, Listening: 11, Grammar: 10, Vocabulary: 10, Reading: 11, Writing: 10 },
  A2: { Speaking: 10, Listening: 11, Grammar: 11, Vocabulary: 11, Reading: 13, Writing: 11 },
  B1: { Speaking: 9, Listening: 40, Grammar: 45, Vocabulary: 45, Reading: 42, Writing: 50 },
  B2: { Speaking: 9, Listening: 10, Grammar: 9, Vocabulary: 9, Reading: 13, Writing: 11 },
  C1: { Speaking: 8, Listening: 9, Grammar: 9, Vocabulary: 8, Reading: 10, Writing: 11 },
  C2: { Speaking: 8, Listening: 9, Grammar: 9, Vocabulary: 9, Reading: 10, Writing: 10 },
} as const satisfies Record<Level, Record<Skill, number>>;
