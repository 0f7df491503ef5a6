import type { Exercise } from '../domain/lesson-plan.ts';
import type { StagedExercise } from './compose-exercises.ts';
import type { AuthoredExercise } from './curriculum-schema.ts';

/** Puts the task and its items on separate lines; several items are numbered "(1) …". */
export function toExercise({ task, items = [], key }: Omit<AuthoredExercise, 'kind'>): Exercise {
  const lines = items.length > 1 ? items.map((item, index) => `(${index + 1}) ${item}`) : items;
  return { prompt: [task, ...lines].join('\n'), ...(key && { key }) };
}

export function toStagedExercise({ stage, ...exercise }: Omit<StagedExercise, 'kind'>): Exercise {
  return { ...toExercise(exercise), stage };
}
