import type { LessonPlan, LessonText } from '../../../domain/lesson-plan.ts';
import type { LessonStep } from '../../../domain/lesson-steps.ts';
import type { ClassExercises } from '../items/use-class-exercises.ts';

/** What there is to mark at a step. What was told to lack something, and is as it was, holds nobody up. */
export function createStepCheck(
  step: LessonStep | undefined,
  work: ClassExercises,
): (() => void) | undefined {
  const isAgain = step?.kind === 'again';
  if (step?.kind !== 'exercise' && !isAgain) return undefined;
  const given = isAgain ? work.waitingAgain : work.waiting(step.number - 1);
  const isAsTold = Object.entries(given).every(([name, answer]) => work.unfinished[name] === answer);
  return isAsTold ? undefined : () => work.check(given, isAgain ? 'again-checked' : 'items-checked');
}

/** The text that a step's exercise may be about; a dialogue is taken part in, and stands for itself. */
export function findReferenceText(
  step: LessonStep | undefined,
  { text }: LessonPlan,
): LessonText | undefined {
  return step?.kind === 'exercise' && text?.kind !== 'dialogue' ? text : undefined;
}

/** Where a class opens that was left at a step, or never begun; feedback that has come since is shown at once. */
export function resolveOpeningStep(left: string, hasFeedback: boolean): string {
  const awaitsFeedback = left === '' || left === 'write';
  return awaitsFeedback && hasFeedback ? 'feedback' : left;
}
