import type { Level } from '../domain/levels.ts';
import { pick, type Rng } from '../domain/random.ts';
import { getCefrBand } from './audience.ts';
import type { ClassMaterial } from './class-material.ts';
import {
  type AuthoredExercise,
  type ClassFrame,
  EXERCISE_KINDS,
  type ExerciseKind,
} from './curriculum-schema.ts';
import { EXERCISE_SLOTS, type ExerciseSlot } from './exercise-slots.ts';
import { formatUnitTask } from './unit-task.ts';
import { createMeaningExercise, createSpellingExercise } from './word-exercises.ts';

const createExercise = (kind: ExerciseKind, task: string): AuthoredExercise => ({ kind, task });

/** The first line is the sentence that 'Play Prompt' speaks (specification, section 9). */
export function createRepeatExercise(
  sentence: string,
  level: Level,
  frame: ClassFrame,
  rng: Rng,
): AuthoredExercise {
  const task = pick(frame.repeatTasks[getCefrBand(level)], rng);
  return createExercise('recognise', `${sentence}\n${task}`);
}

/** Sorts exercises by kind, easiest first; the order within a kind stays. */
export function sortEasiestFirst(exercises: readonly AuthoredExercise[]): AuthoredExercise[] {
  return EXERCISE_KINDS.flatMap((kind) => exercises.filter((exercise) => exercise.kind === kind));
}

/** The task of the module, or that of the unit in the topic's situation or about the text. */
function createLastTask({ request, topic, passage, task, moduleTask }: ClassMaterial): AuthoredExercise[] {
  if (moduleTask) return [createExercise('produce', moduleTask.task)];
  const setting = { ...request, topic, title: passage?.title };
  return task ? [createExercise('produce', formatUnitTask(task, setting))] : [];
}

/**
 * The exercises of a class, sorted by kind, easiest first. Within a kind they have the order of
 * `EXERCISE_SLOTS`, so that a Speaking class starts with its sentence to repeat.
 */
export function composeExercises(material: ClassMaterial, frame: ClassFrame, rng: Rng): AuthoredExercise[] {
  const { request, part, moduleTask } = material;
  const opener = moduleTask?.opener ?? part.example;
  const pools: Record<ExerciseSlot['source'], AuthoredExercise[]> = {
    unit: [...part.exercises],
    passage: [...(material.passage?.exercises ?? [])],
    words: [
      createMeaningExercise(material.words, frame, rng),
      createSpellingExercise(material.words, frame, rng),
    ],
    task: createLastTask(material),
    repeat: [createRepeatExercise(opener, request.level, frame, rng)],
  };
  const chosen = EXERCISE_SLOTS[request.skill].flatMap(({ source, kinds }) => {
    const pool = pools[source];
    // The exercises of a part are already in the order of the unit's slots.
    if (source === 'unit' || source === 'task') return pool.shift() ?? [];
    const fitting = pool.filter(({ kind }) => kinds.includes(kind));
    const exercise = pick(fitting.length > 0 ? fitting : pool, rng);
    pool.splice(pool.indexOf(exercise), 1);
    return exercise;
  });
  return sortEasiestFirst(chosen);
}
