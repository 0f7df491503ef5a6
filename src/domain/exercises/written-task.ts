import type { Exercise, LessonPlan } from '../lesson-plan.ts';
import type { Skill } from '../skills.ts';
import { parseExercise } from './exercise-items.ts';

/*
 * Which open-ended exercises are answered in writing: the last task of a class, whose text is submitted, and
 * in Speaking those that say so; the other ones in Speaking are done aloud.
 */

/** "___": an exercise with a gap asks for a word, not for a text. */
const GAP = /_{2,}/;

/** Whether an exercise has no fixed answer: no key, no gap and no items. */
function isOpenEnded({ prompt, key }: Exercise): boolean {
  return key === undefined && !GAP.test(prompt) && parseExercise({ prompt }) === null;
}

/**
 * Finds the task whose text is submitted at the end of a class: the exercise of the stage `task`, else the
 * last exercise, if it asks for a text. In Speaking the task is spoken, so there is none.
 * @returns the exercise's index
 */
export function findWrittenTask(
  { exercises }: Pick<LessonPlan, 'exercises'>,
  skill: Skill,
): number | undefined {
  const staged = exercises.findIndex(({ stage }) => stage === 'task');
  const index = staged < 0 ? exercises.length - 1 : staged;
  const task = exercises[index];
  return skill !== 'Speaking' && task && isOpenEnded(task) ? index : undefined;
}

/** Words by which a Speaking exercise asks for something written. */
const ON_PAPER = /\b(?:write|writing|complete|draw|list|note)\b/i;

/** Whether an exercise is done aloud and needs no written answer. */
export function isSpokenExercise(exercise: Exercise, skill: Skill): boolean {
  return skill === 'Speaking' && isOpenEnded(exercise) && !ON_PAPER.test(exercise.prompt);
}

/** The stored answer to an exercise that was done aloud, by which it is recognised again: don't change it. */
export const SPOKEN_ANSWER_TEXT = 'I have said it aloud.';
