import type { LessonPlan } from '../../domain/lesson-plan.ts';
import { parseSelfCheck } from '../../domain/self-check.ts';
import { maskKeyedAnswers } from './answer-prose.ts';

/** The line that the notepad writes between the notes and the exercise answers. */
export const EXERCISE_ANSWERS_LINE = /^exercise answers:\s*$/im;

/**
 * Returns the part of an answer that the learner wrote freely: keyed answers, the self-check and the
 * notepad's line are replaced by spaces, so that offsets stay the same.
 */
export function readComposedText(answer: string, plan: LessonPlan): string {
  const { ownText } = parseSelfCheck(maskKeyedAnswers(answer, plan), plan);
  return ownText.replace(EXERCISE_ANSWERS_LINE, (heading) => heading.replace(/\S/g, ' '));
}
