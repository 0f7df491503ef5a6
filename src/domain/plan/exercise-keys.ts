import type { Exercise } from '../lesson-plan.ts';
import { writeHiddenData } from './hidden-data.ts';

export type ExerciseKeys = readonly (readonly string[] | null)[];

/** The accepted answers of all exercises as hidden data; empty if no exercise has any. */
export function writeKeys(exercises: readonly Exercise[]): string {
  if (exercises.every((exercise) => exercise.key === undefined)) return '';
  return writeHiddenData('exercise-keys', exercises.map(({ key }) => key ?? null) satisfies ExerciseKeys);
}

/** The keys in hidden data; malformed ones count as none. */
export function readKeys(value: unknown): ExerciseKeys {
  return Array.isArray(value) ? value.map(readKey) : [];
}

function readKey(value: unknown): readonly string[] | null {
  return Array.isArray(value) && value.every((answer) => typeof answer === 'string') ? value : null;
}
