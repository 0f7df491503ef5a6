import type { LessonPlan } from '../../domain/lesson-plan.ts';
import { parseSelfCheck } from '../../domain/self-check.ts';
import { maskKeyedAnswers } from './answer-prose.ts';

/** The line that the notepad puts between the notes and the exercise answers. */
export const EXERCISE_ANSWERS_LINE = /^exercise answers:\s*$/im;

/**
 * What of an answer its learner has composed: `proseOf` it, without the lines of the self-check and the notepad's own
 * heading. Offsets stay as they are.
 */
export function readComposedText(answer: string, plan: LessonPlan): string {
  const { ownText } = parseSelfCheck(maskKeyedAnswers(answer, plan), plan);
  return ownText.replace(EXERCISE_ANSWERS_LINE, (heading) => heading.replace(/\S/g, ' '));
}
