import type { Skill } from '../domain/skills.ts';
import type { ExerciseKind } from './curriculum-schema.ts';

/** The source of an exercise, and the kinds that it may be of. */
export interface ExerciseSlot {
  source: 'unit' | 'passage' | 'words' | 'scene' | 'repeat';
  kinds: readonly ExerciseKind[];
}

const createUnitSlot = (...kinds: ExerciseKind[]): ExerciseSlot => ({ source: 'unit', kinds });
const createPassageSlot = (...kinds: ExerciseKind[]): ExerciseSlot => ({ source: 'passage', kinds });
const createWordsSlot = (...kinds: ExerciseKind[]): ExerciseSlot => ({ source: 'words', kinds });
const SCENE_SLOT: ExerciseSlot = { source: 'scene', kinds: ['produce'] };
const REPEAT_SLOT: ExerciseSlot = { source: 'repeat', kinds: ['recognise'] };

/** The learner meets the class's words, then recognises, practises and uses the point. */
const POINT_SLOTS: readonly ExerciseSlot[] = [
  createWordsSlot('recognise', 'complete'),
  createUnitSlot('recognise'),
  createUnitSlot('complete'),
  createUnitSlot('correct'),
  createUnitSlot('transform'),
  SCENE_SLOT,
  createUnitSlot('personalise', 'produce'),
];

/** The exercises of a class by its skill: seven or eight, of at least four kinds. */
export const EXERCISE_SLOTS: Record<Skill, readonly ExerciseSlot[]> = {
  Speaking: [
    REPEAT_SLOT,
    createUnitSlot('recognise'),
    createWordsSlot('recognise', 'complete'),
    createUnitSlot('complete'),
    createUnitSlot('correct', 'transform'),
    createUnitSlot('transform', 'produce'),
    SCENE_SLOT,
    createUnitSlot('personalise'),
  ],
  Grammar: POINT_SLOTS,
  Vocabulary: [
    createWordsSlot('recognise'),
    createWordsSlot('complete'),
    createUnitSlot('recognise', 'complete'),
    createUnitSlot('correct'),
    createUnitSlot('transform', 'complete'),
    SCENE_SLOT,
    createUnitSlot('personalise', 'produce'),
  ],
  Writing: POINT_SLOTS,
  Reading: [
    createPassageSlot('recognise'),
    createPassageSlot('recognise'),
    createPassageSlot('complete'),
    createWordsSlot('recognise'),
    createUnitSlot('recognise', 'complete'),
    createUnitSlot('correct', 'transform'),
    createPassageSlot('transform', 'produce', 'correct'),
    createPassageSlot('personalise'),
  ],
  Listening: [
    createPassageSlot('recognise'),
    createPassageSlot('complete'),
    createPassageSlot('complete'),
    createWordsSlot('recognise'),
    createUnitSlot('recognise', 'complete'),
    createUnitSlot('correct', 'transform'),
    createPassageSlot('transform', 'produce', 'personalise'),
    SCENE_SLOT,
  ],
};
