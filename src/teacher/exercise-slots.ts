import type { ExerciseStage } from '../domain/lesson-plan.ts';
import type { Skill } from '../domain/skills.ts';
import type { ExerciseKind } from './curriculum-schema.ts';

/** The source of an exercise of a drawn class, the kinds that it may be of, and its stage. */
export interface ExerciseSlot {
  source: 'unit' | 'passage' | 'words' | 'task' | 'repeat' | 'notice';
  kinds: readonly ExerciseKind[];
  stage: ExerciseStage;
}

type Stage = Extract<ExerciseStage, 'first' | 'practice' | 'words' | 'more'>;
const createSlotsOf =
  (source: ExerciseSlot['source']) =>
  (stage: Stage, ...kinds: ExerciseKind[]): ExerciseSlot => ({ source, kinds, stage });
const unitSlot = createSlotsOf('unit');
const passageSlot = createSlotsOf('passage');
const wordsSlot = createSlotsOf('words');
const TASK_SLOT: ExerciseSlot = { source: 'task', kinds: ['produce'], stage: 'task' };
const REPEAT_SLOT: ExerciseSlot = { source: 'repeat', kinds: ['recognise'], stage: 'notice' };
const NOTICE_SLOT: ExerciseSlot = { source: 'notice', kinds: ['recognise'], stage: 'notice' };

/** The learner notices, recognises and practises the point, then uses it with the words of a topic. */
const POINT_SLOTS: readonly ExerciseSlot[] = [
  NOTICE_SLOT,
  unitSlot('first', 'recognise'),
  unitSlot('practice', 'complete'),
  unitSlot('practice', 'correct'),
  unitSlot('practice', 'transform'),
  wordsSlot('words', 'recognise', 'complete'),
  TASK_SLOT,
  unitSlot('more', 'personalise', 'produce'),
];

/** The exercises of a drawn class by its skill, in the order of its stages. */
export const EXERCISE_SLOTS: Record<Skill, readonly ExerciseSlot[]> = {
  Speaking: [
    // 'Play Prompt' speaks the first sentence of the first exercise (specification, section 9).
    REPEAT_SLOT,
    NOTICE_SLOT,
    unitSlot('first', 'recognise'),
    unitSlot('practice', 'complete'),
    unitSlot('practice', 'correct', 'transform'),
    unitSlot('practice', 'transform', 'produce'),
    wordsSlot('words', 'recognise', 'complete'),
    TASK_SLOT,
    unitSlot('more', 'personalise'),
  ],
  Grammar: POINT_SLOTS,
  Vocabulary: [
    NOTICE_SLOT,
    unitSlot('first', 'recognise', 'complete'),
    unitSlot('practice', 'correct'),
    unitSlot('practice', 'transform', 'complete'),
    wordsSlot('words', 'recognise'),
    wordsSlot('words', 'complete'),
    TASK_SLOT,
    unitSlot('more', 'personalise', 'produce'),
  ],
  Writing: POINT_SLOTS,
  Reading: [
    NOTICE_SLOT,
    passageSlot('first', 'recognise'),
    passageSlot('first', 'recognise'),
    wordsSlot('first', 'recognise'),
    passageSlot('practice', 'complete'),
    unitSlot('practice', 'recognise', 'complete'),
    unitSlot('practice', 'correct', 'transform'),
    TASK_SLOT,
    passageSlot('more', 'transform', 'personalise', 'correct'),
  ],
  Listening: [
    NOTICE_SLOT,
    passageSlot('first', 'recognise'),
    wordsSlot('first', 'recognise'),
    passageSlot('practice', 'complete'),
    passageSlot('practice', 'complete'),
    unitSlot('practice', 'recognise', 'complete'),
    unitSlot('practice', 'correct', 'transform'),
    TASK_SLOT,
    passageSlot('more', 'transform', 'produce', 'personalise'),
  ],
};
