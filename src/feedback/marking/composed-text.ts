import type { LessonPlan } from '../../domain/lesson-plan.ts';
import { readSelfCheck } from '../../domain/self-check.ts';
import { proseOf } from './answer-prose.ts';

/** The line that the notepad puts between the notes and the exercise answers. */
export const EXERCISES_BELOW = /^exercise answers:\s*$/im;

/**
 * What of an answer its learner has composed: `proseOf` it, without the lines of the self-check and the notepad's own
 * heading. Offsets stay as they are.
 */
export function composedText(answer: string, plan: LessonPlan): string {
  const { ownText } = readSelfCheck(proseOf(answer, plan), plan);
  return ownText.replace(EXERCISES_BELOW, (heading) => heading.replace(/\S/g, ' '));
}
