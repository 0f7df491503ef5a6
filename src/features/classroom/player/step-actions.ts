import type { LessonPlan, LessonText } from '../../../domain/lesson-plan.ts';
import type { LessonStep } from '../../../domain/lesson-steps.ts';
import type { ClassExercises } from '../items/use-class-exercises.ts';

/**
 * The check of a step's answers, if there is anything to mark. Known incomplete answers don't block the
 * learner.
 */
export function createStepCheck(
  step: LessonStep | undefined,
  work: ClassExercises,
): (() => void) | undefined {
  const isRepeat = step?.kind === 'again';
  if (step?.kind !== 'exercise' && !isRepeat) return undefined;
  const given = isRepeat ? work.waitingAgain : work.waiting(step.number - 1);
  const isKnownIncomplete = Object.entries(given).every(([name, answer]) => work.unfinished[name] === answer);
  return isKnownIncomplete
    ? undefined
    : () => work.check(given, isRepeat ? 'repeats-checked' : 'items-checked');
}

/** The text that a step's exercise may be about; a dialogue has a step of its own. */
export function findReferenceText(
  step: LessonStep | undefined,
  { text }: LessonPlan,
): LessonText | undefined {
  return step?.kind === 'exercise' && text?.kind !== 'dialogue' ? text : undefined;
}

/** The step at which a class opens; feedback that arrived since the last visit is shown at once. */
export function resolveOpeningStep(lastStepId: string, hasFeedback: boolean): string {
  const awaitsFeedback = lastStepId === '' || lastStepId === 'write';
  return awaitsFeedback && hasFeedback ? 'feedback' : lastStepId;
}
