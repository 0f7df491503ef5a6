import type { Skill } from '../domain/skills.ts';
import type { ExerciseKind } from './curriculum-schema.ts';

/** The source of an exercise, and the kinds that it may be of. */
export interface ExerciseSlot {
  source: 'unit' | 'passage' | 'words' | 'task' | 'repeat';
  kinds: readonly ExerciseKind[];
}

const createUnitSlot = (...kinds: ExerciseKind[]): ExerciseSlot => ({ source: 'unit', kinds });
const createPassageSlot = (...kinds: ExerciseKind[]): ExerciseSlot => ({ source: 'passage', kinds });
const createWordsSlot = (...kinds: ExerciseKind[]): ExerciseSlot => ({ source: 'words', kinds });
const TASK_SLOT: ExerciseSlot = { source: 'task', kinds: ['produce'] };
const REPEAT_SLOT: ExerciseSlot = { source: 'repeat', kinds: ['recognise'] };

/** The learner meets the class's words, then recognises, practises and uses the point. */
const POINT_SLOTS: readonly ExerciseSlot[] = [
  createWordsSlot('recognise', 'complete'),
  createUnitSlot('recognise'),
  createUnitSlot('complete'),
  createUnitSlot('correct'),
  createUnitSlot('transform'),
  createUnitSlot('personalise', 'produce'),
  TASK_SLOT,
];

/** The exercises of a class by its skill: seven or eight, of at least four kinds, with the last task last. */
export const EXERCISE_SLOTS: Record<Skill, readonly ExerciseSlot[]> = {
  Speaking: [
    REPEAT_SLOT,
    createUnitSlot('recognise'),
    createWordsSlot('recognise', 'complete'),
    createUnitSlot('complete'),
    createUnitSlot('correct', 'transform'),
    createUnitSlot('transform', 'produce'),
    createUnitSlot('personalise'),
    TASK_SLOT,
  ],
  Grammar: POINT_SLOTS,
  Vocabulary: [
    createWordsSlot('recognise'),
    createWordsSlot('complete'),
    createUnitSlot('recognise', 'complete'),
    createUnitSlot('correct'),
    createUnitSlot('transform', 'complete'),
    createUnitSlot('personalise', 'produce'),
    TASK_SLOT,
  ],
  Writing: POINT_SLOTS,
  Reading: [
    createPassageSlot('recognise'),
    createPassageSlot('recognise'),
    createPassageSlot('complete'),
    createWordsSlot('recognise'),
    createUnitSlot('recognise', 'complete'),
    createUnitSlot('correct', 'transform'),
    createPassageSlot('transform', 'personalise', 'correct'),
    TASK_SLOT,
  ],
  Listening: [
    createPassageSlot('recognise'),
    createPassageSlot('complete'),
    createPassageSlot('complete'),
    createWordsSlot('recognise'),
    createUnitSlot('recognise', 'complete'),
    createUnitSlot('correct', 'transform'),
    createPassageSlot('transform', 'produce', 'personalise'),
    TASK_SLOT,
  ],
};
