import type { Exercise } from '../domain/lesson-plan.ts';
import type { StagedExercise } from './compose-exercises.ts';
import type { AuthoredExercise } from './curriculum-schema.ts';

/** An exercise as its author writes it, before it gets its stage; the kind matters only for choosing it. */
export type UnstagedExercise = Omit<AuthoredExercise, 'kind'>;

/** Puts the task and its items on separate lines; several items are numbered "(1) …". */
export function toExercise({ task, items = [], key }: UnstagedExercise): Exercise {
  const lines = items.length > 1 ? items.map((item, index) => `(${index + 1}) ${item}`) : items;
  return { prompt: [task, ...lines].join('\n'), ...(key && { key }) };
}

export function toStagedExercise({ stage, ...exercise }: Omit<StagedExercise, 'kind'>): Exercise {
  return { ...toExercise(exercise), stage };
}
