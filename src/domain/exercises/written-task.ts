import type { Exercise, LessonPlan } from '../lesson-plan.ts';
import type { Skill } from '../skills.ts';
import { parseExercise } from './exercise-items.ts';

/** "___": what has a gap asks for a word, not for a text. */
const GAP = /_{2,}/;

/** Whether an exercise asks for a text of the learner's own. */
function isFreeWriting({ prompt, key }: Exercise): boolean {
  return key === undefined && !GAP.test(prompt) && parseExercise({ prompt }) === null;
}

/**
 * What a class leads up to, and what is handed in at its end: its last exercise, where that asks for a text. None in
 * Speaking, where it is said.
 * @returns the exercise's index
 */
export function findWrittenTask(
  { exercises }: Pick<LessonPlan, 'exercises'>,
  skill: Skill,
): number | undefined {
  const index = exercises.length - 1;
  const last = exercises[index];
  return skill !== 'Speaking' && last && isFreeWriting(last) ? index : undefined;
}

/** Speaking exercises that ask for something on paper. */
const ON_PAPER = /\b(?:write|writing|complete|draw|list|note)\b/i;

/** Whether an exercise is done aloud, so that nobody needs to write an answer. */
export function isSpokenExercise(exercise: Exercise, skill: Skill): boolean {
  return skill === 'Speaking' && isFreeWriting(exercise) && !ON_PAPER.test(exercise.prompt);
}

/** The answer to an exercise that was done aloud, as homework and the teacher read it. */
export const SPOKEN_ANSWER_TEXT = 'I have said it aloud.';
