import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { LessonStep } from '../../../domain/lesson-steps.ts';
import type { ClassExercises } from '../items/use-class-exercises.ts';
import type { Reference } from './reference-text.tsx';

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
  const given = isRepeat ? work.uncheckedRepeats : work.findUncheckedAnswers(step.number - 1);
  const isKnownIncomplete = Object.entries(given).every(([name, answer]) => work.unfinished[name] === answer);
  return isKnownIncomplete
    ? undefined
    : () => work.check(given, isRepeat ? 'repeats-checked' : 'items-checked');
}

/**
 * What helps with the exercise of a step: its text, unless this is a dialogue, which has a step of its own,
 * and the rule, once its step is past.
 */
export function findReference(
  steps: readonly LessonStep[],
  index: number,
  { text, teachingPoint }: LessonPlan,
): Reference | undefined {
  const kind = steps[index]?.kind;
  const isExercise = kind === 'exercise';
  const ruleIndex = steps.findIndex((step) => step.kind === 'point');
  const isTaught = ruleIndex >= 0 && ruleIndex < index;
  const reference: Reference = {
    text: isExercise && text?.kind !== 'dialogue' ? text : undefined,
    point: (isExercise || kind === 'again') && isTaught ? teachingPoint : undefined,
  };
  return reference.text || reference.point ? reference : undefined;
}

/** The step at which a class opens; feedback that arrived since the last visit is shown at once. */
export function resolveOpeningStep(lastStepId: string, hasFeedback: boolean): string {
  const awaitsFeedback = lastStepId === '' || lastStepId === 'write';
  return awaitsFeedback && hasFeedback ? 'feedback' : lastStepId;
}
