import { EXERCISE_STAGES, type ExerciseStage } from '../domain/lesson-plan.ts';
import type { Level } from '../domain/levels.ts';
import { pick, type Rng } from '../domain/random.ts';
import { getCefrBand } from './audience-by-age.ts';
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

/** An exercise with its place in the class. */
export interface StagedExercise extends AuthoredExercise {
  stage: ExerciseStage;
}

const createExercise = (kind: ExerciseKind, task: string): AuthoredExercise => ({ kind, task });

/**
 * An exercise to repeat a sentence aloud. Its first line is the sentence, which 'Play Prompt' speaks
 * (specification, section 9).
 */
export function createRepeatExercise(
  sentence: string,
  level: Level,
  frame: ClassFrame,
  rng: Rng,
): AuthoredExercise {
  const task = pick(frame.repeatTasks[getCefrBand(level)], rng);
  return createExercise('recognise', `${sentence}\n${task}`);
}

/** Sorts exercises by kind; the order within a kind stays. */
export function sortEasiestFirst<Exercise extends AuthoredExercise>(
  exercises: readonly Exercise[],
): readonly Exercise[] {
  return EXERCISE_KINDS.flatMap((kind) => exercises.filter((exercise) => exercise.kind === kind));
}

/** The task of the module, or that of the unit in the topic's situation or about the text. */
function createLastTask({ request, topic, passage, task, moduleTask }: ClassMaterial): AuthoredExercise[] {
  if (moduleTask) return [createExercise('produce', moduleTask.task)];
  const setting = { ...request, topic, title: passage?.title };
  return task ? [createExercise('produce', formatUnitTask(task, setting))] : [];
}

/**
 * Composes the exercises of a class that is put together at random. They are in the order of their stages,
 * and within a stage easiest first.
 */
export function composeExercises(material: ClassMaterial, frame: ClassFrame, rng: Rng): StagedExercise[] {
  const { request, part, isNewUnit, moduleTask } = material;
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
    // The unit's later classes begin with its practice.
    notice: isNewUnit ? [{ kind: 'recognise', ...part.unit.notice }] : [],
  };
  const chosen = EXERCISE_SLOTS[request.skill].flatMap(({ source, kinds, stage }) => {
    const exercise = takeExercise(pools[source], source, kinds, rng);
    return exercise ? { ...exercise, stage } : [];
  });
  return EXERCISE_STAGES.flatMap((stage) =>
    sortEasiestFirst(chosen.filter((exercise) => exercise.stage === stage)),
  );
}

/** Removes an exercise for a slot from the pool of its source: one of the slot's kinds, if there is any. */
function takeExercise(
  pool: AuthoredExercise[],
  source: ExerciseSlot['source'],
  kinds: readonly ExerciseKind[],
  rng: Rng,
): AuthoredExercise | undefined {
  // The exercises of a part are already in the order of the unit's slots.
  if (pool.length <= 1 || source === 'unit') return pool.shift();
  const fitting = pool.filter(({ kind }) => kinds.includes(kind));
  const exercise = pick(fitting.length > 0 ? fitting : pool, rng);
  pool.splice(pool.indexOf(exercise), 1);
  return exercise;
}
