import type { Level } from '../domain/levels.ts';
import { pick, type Rng } from '../domain/random.ts';
import { bandOf } from './audience.ts';
import type { ClassMaterial } from './class-material.ts';
import { type AuthoredExercise, EXERCISE_KINDS, type ExerciseKind, type Frame } from './curriculum-schema.ts';
import { RECIPES, type Slot } from './recipes.ts';
import { gapExercise, meaningExercise } from './word-exercises.ts';

const asTask = (kind: ExerciseKind, task: string): AuthoredExercise => ({ kind, task });

/** The sentence that 'Play Prompt' speaks stands first, by itself (specification, section 9). */
export function repeatExercise(sentence: string, level: Level, frame: Frame, rng: Rng): AuthoredExercise {
  const task = pick(frame.repeatTasks[bandOf(level)], rng);
  return asTask('recognise', `${sentence}\n${task}`);
}

/** Exercises in the order in which a class sets them; inside a kind they keep theirs. */
export function easiestFirst(exercises: readonly AuthoredExercise[]): AuthoredExercise[] {
  return EXERCISE_KINDS.flatMap((kind) => exercises.filter((exercise) => exercise.kind === kind));
}

function sceneExercise({ request, part, topic, moduleTask }: ClassMaterial, frame: Frame, rng: Rng) {
  if (moduleTask) return asTask('produce', moduleTask.task);
  const task = pick(frame.sceneTasks[request.skill][bandOf(request.level)], rng);
  return asTask(
    'produce',
    task.replace('{scene}', () => topic.scene).replace('{point}', () => part.unit.title),
  );
}

/**
 * The exercises of a class in the order in which they are set: easiest kind first, and inside a kind in
 * the recipe's order, so that a Speaking class opens with its sentence to repeat.
 */
export function composeExercises(material: ClassMaterial, frame: Frame, rng: Rng): AuthoredExercise[] {
  const { request, part, moduleTask } = material;
  const opener = moduleTask?.opener ?? part.example;
  const pools: Record<Slot['from'], AuthoredExercise[]> = {
    unit: [...part.exercises],
    passage: [...(material.passage?.exercises ?? [])],
    words: [meaningExercise(material.words, frame, rng), gapExercise(material.words, frame, rng)],
    scene: [sceneExercise(material, frame, rng)],
    repeat: [repeatExercise(opener, request.level, frame, rng)],
  };
  const chosen = RECIPES[request.skill].flatMap(({ from, kinds }) => {
    const pool = pools[from];
    // A part holds the exercises of the unit's slots in their order.
    if (from === 'unit') return pool.shift() ?? [];
    const fitting = pool.filter(({ kind }) => kinds.includes(kind));
    const exercise = pick(fitting.length > 0 ? fitting : pool, rng);
    pool.splice(pool.indexOf(exercise), 1);
    return exercise;
  });
  return easiestFirst(chosen);
}
