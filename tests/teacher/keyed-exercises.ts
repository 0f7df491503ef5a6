import type { Exercise } from '../../src/domain/lesson-plan.ts';
import { CURRICULUM } from '../../src/teacher/curriculum.ts';
import { toExercise } from '../../src/teacher/to-exercise.ts';
import { listLessonExercises } from './curriculum-files.ts';

interface KeyedExercise extends Exercise {
  key: readonly string[];
  /** Its unit or text, and its number there from 1. */
  name: string;
}

/** Every exercise of the curriculum that has a key, as a class sets it. */
export const KEYED_EXERCISES: readonly KeyedExercise[] = Object.values(CURRICULUM).flatMap(
  ({ units, passages, strands, weeks, moduleLessons }) =>
    [
      ...[...units.values()]
        .flat()
        .map(({ id, notice, exercises }) => ({ id, exercises: [...exercises, ...(notice ? [notice] : [])] })),
      ...passages,
      ...strands.flatMap((file) =>
        file.strands.map(({ title, exercises }) => ({ id: `${file.unit}: ${title}`, exercises })),
      ),
      ...[...weeks, ...moduleLessons].flatMap((file) =>
        file.lessons.map((lesson) => ({ id: lesson.title, exercises: listLessonExercises(lesson) })),
      ),
    ].flatMap(({ id, exercises }) =>
      exercises
        .map(toExercise)
        .flatMap(({ prompt, key }, index) => (key ? [{ name: `${id}.${index + 1}`, prompt, key }] : [])),
    ),
);
