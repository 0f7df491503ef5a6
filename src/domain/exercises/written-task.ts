import type { Exercise, LessonPlan } from '../lesson-plan.ts';
import type { Skill } from '../skills.ts';
import { parseExercise } from './exercise-items.ts';

/** "___": an exercise with a gap asks for a word, not for a text. */
const GAP = /_{2,}/;

/** Whether an exercise asks for a free text. */
function isFreeWriting({ prompt, key }: Exercise): boolean {
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
  return skill !== 'Speaking' && task && isFreeWriting(task) ? index : undefined;
}

/** Speaking exercises that ask for something written. */
const ON_PAPER = /\b(?:write|writing|complete|draw|list|note)\b/i;

/** Whether an exercise is done aloud and needs no written answer. */
export function isSpokenExercise(exercise: Exercise, skill: Skill): boolean {
  return skill === 'Speaking' && isFreeWriting(exercise) && !ON_PAPER.test(exercise.prompt);
}

/** The answer to an exercise that was done aloud, in homework and for the teacher. */
export const SPOKEN_ANSWER_TEXT = 'I have said it aloud.';
