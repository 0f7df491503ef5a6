import type { ExerciseStage } from '../domain/lesson-plan.ts';
import type { Skill } from '../domain/skills.ts';
import type { ExerciseKind } from './curriculum-schema.ts';

/** A place for an exercise in a class that is put together at random, and what may stand there. */
export interface ExerciseSlot {
  /**
   * Where the exercise comes from.
   * - `unit`: the practice of the teaching point.
   * - `passage`: the text to read or to listen to.
   * - `words`: made from the class's word list.
   * - `task`: the last task, in which the learner writes or speaks freely.
   * - `repeat`: a sentence to hear and repeat.
   * - `notice`: a question before the rule, so that the learner notices the point.
   */
  source: 'unit' | 'passage' | 'words' | 'task' | 'repeat' | 'notice';
  /** The kinds that the exercise may be of, the preferred one first. */
  kinds: readonly ExerciseKind[];
  stage: ExerciseStage;
}

type SlotStage = Extract<ExerciseStage, 'first' | 'practice' | 'words' | 'more'>;
const createSlotsOf =
  (source: ExerciseSlot['source']) =>
  (stage: SlotStage, ...kinds: ExerciseKind[]): ExerciseSlot => ({ source, kinds, stage });
const unitSlot = createSlotsOf('unit');
const passageSlot = createSlotsOf('passage');
const wordsSlot = createSlotsOf('words');
const TASK_SLOT: ExerciseSlot = { source: 'task', kinds: ['produce'], stage: 'task' };
const REPEAT_SLOT: ExerciseSlot = { source: 'repeat', kinds: ['recognise'], stage: 'notice' };
const NOTICE_SLOT: ExerciseSlot = { source: 'notice', kinds: ['recognise'], stage: 'notice' };

/**
 * For Grammar and Writing: the learner notices, recognises and practises the point, then uses it with the
 * words of a topic.
 */
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
