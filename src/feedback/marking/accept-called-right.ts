import type { SentDisputes } from '../../domain/disputed-answers.ts';
import { ANSWER_SEPARATOR } from '../../domain/exercises/key-notation.ts';
import type { LessonPlan } from '../../domain/lesson-plan.ts';

/**
 * Returns the plan with answers added to its keys that were marked wrong and that its learner has called
 * right.
 */
export function acceptCalledRight(plan: LessonPlan, calledRight: SentDisputes): LessonPlan {
  if (calledRight.length === 0) return plan;
  const exercises = plan.exercises.map((exercise) => {
    const own = calledRight.filter(({ exercise: start }) => exercise.prompt.startsWith(start));
    const key = exercise.key?.map((entry, index) =>
      [entry, ...own.filter(({ item }) => item === index + 1).map(({ answer }) => answer)].join(
        ANSWER_SEPARATOR,
      ),
    );
    return own.length > 0 && key ? { ...exercise, key } : exercise;
  });
  return { ...plan, exercises };
}
