import type { Exercise } from '../domain/lesson-plan.ts';
import type { AuthoredExercise } from './curriculum-schema.ts';

/** An exercise as a class sets it: the task, then its items on lines of their own, "(1) …". One item needs no number. */
export function toExercise({ task, items = [], key }: AuthoredExercise): Exercise {
  const lines = items.length > 1 ? items.map((item, index) => `(${index + 1}) ${item}`) : items;
  return { prompt: [task, ...lines].join('\n'), ...(key && { key }) };
}
