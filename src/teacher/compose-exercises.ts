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
import { createGapExercise, createMeaningExercise } from './word-exercises.ts';

const createTask = (kind: ExerciseKind, task: string): AuthoredExercise => ({ kind, task });

/** The sentence that 'Play Prompt' speaks stands first, by itself (specification, section 9). */
export function createRepeatExercise(
  sentence: string,
  level: Level,
  frame: ClassFrame,
  rng: Rng,
): AuthoredExercise {
  const task = pick(frame.repeatTasks[getCefrBand(level)], rng);
  return createTask('recognise', `${sentence}\n${task}`);
}

/** Exercises in the order in which a class sets them; inside a kind they keep theirs. */
export function sortEasiestFirst(exercises: readonly AuthoredExercise[]): AuthoredExercise[] {
  return EXERCISE_KINDS.flatMap((kind) => exercises.filter((exercise) => exercise.kind === kind));
}

function sceneExercise({ request, part, topic, moduleTask }: ClassMaterial, frame: ClassFrame, rng: Rng) {
  if (moduleTask) return createTask('produce', moduleTask.task);
  const task = pick(frame.sceneTasks[request.skill][getCefrBand(request.level)], rng);
  return createTask(
    'produce',
    task.replace('{scene}', () => topic.scene).replace('{point}', () => part.unit.title),
  );
}

/**
 * The exercises of a class in the order in which they are set: easiest kind first, and inside a kind in
 * the recipe's order, so that a Speaking class opens with its sentence to repeat.
 */
export function composeExercises(material: ClassMaterial, frame: ClassFrame, rng: Rng): AuthoredExercise[] {
  const { request, part, moduleTask } = material;
  const opener = moduleTask?.opener ?? part.example;
  const pools: Record<ExerciseSlot['source'], AuthoredExercise[]> = {
    unit: [...part.exercises],
    passage: [...(material.passage?.exercises ?? [])],
    words: [createMeaningExercise(material.words, frame, rng), createGapExercise(material.words, frame, rng)],
    scene: [sceneExercise(material, frame, rng)],
    repeat: [createRepeatExercise(opener, request.level, frame, rng)],
  };
  const chosen = EXERCISE_SLOTS[request.skill].flatMap(({ source, kinds }) => {
    const pool = pools[source];
    // A part holds the exercises of the unit's slots in their order.
    if (source === 'unit') return pool.shift() ?? [];
    const fitting = pool.filter(({ kind }) => kinds.includes(kind));
    const exercise = pick(fitting.length > 0 ? fitting : pool, rng);
    pool.splice(pool.indexOf(exercise), 1);
    return exercise;
  });
  return sortEasiestFirst(chosen);
}
