import type { Skill } from '../domain/skills.ts';
import type { ExerciseKind } from './curriculum-schema.ts';

/** Where an exercise comes from, and of which kinds it may be. */
export interface Slot {
  from: 'unit' | 'passage' | 'words' | 'scene' | 'repeat';
  kinds: readonly ExerciseKind[];
}

const unit = (...kinds: ExerciseKind[]): Slot => ({ from: 'unit', kinds });
const passage = (...kinds: ExerciseKind[]): Slot => ({ from: 'passage', kinds });
const words = (...kinds: ExerciseKind[]): Slot => ({ from: 'words', kinds });
const SCENE: Slot = { from: 'scene', kinds: ['produce'] };
const REPEAT: Slot = { from: 'repeat', kinds: ['recognise'] };

/** A point is recognised, practised and used, and the class's words are met beside it. */
const POINT_IN_USE: readonly Slot[] = [
  words('recognise', 'complete'),
  unit('recognise'),
  unit('complete'),
  unit('correct'),
  unit('transform'),
  SCENE,
  unit('personalise', 'produce'),
];

/** The exercises of a class by its skill: seven or eight, of at least four kinds. */
export const RECIPES: Record<Skill, readonly Slot[]> = {
  Speaking: [
    REPEAT,
    unit('recognise'),
    words('recognise', 'complete'),
    unit('complete'),
    unit('correct', 'transform'),
    unit('transform', 'produce'),
    SCENE,
    unit('personalise'),
  ],
  Grammar: POINT_IN_USE,
  Vocabulary: [
    words('recognise'),
    words('complete'),
    unit('recognise', 'complete'),
    unit('correct'),
    unit('transform', 'complete'),
    SCENE,
    unit('personalise', 'produce'),
  ],
  Writing: POINT_IN_USE,
  Reading: [
    passage('recognise'),
    passage('recognise'),
    passage('complete'),
    words('recognise'),
    unit('recognise', 'complete'),
    unit('correct', 'transform'),
    passage('transform', 'produce', 'correct'),
    passage('personalise'),
  ],
  Listening: [
    passage('recognise'),
    passage('complete'),
    passage('complete'),
    words('recognise'),
    unit('recognise', 'complete'),
    unit('correct', 'transform'),
    passage('transform', 'produce', 'personalise'),
    SCENE,
  ],
};
