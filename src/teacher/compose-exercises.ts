import { pick, type Rng } from '../domain/random.ts';
import { bandOf } from './audience.ts';
import type { ClassMaterial } from './class-material.ts';
import { type AuthoredExercise, EXERCISE_KINDS, type ExerciseKind, type Frame } from './curriculum-schema.ts';
import { RECIPES, type Slot } from './recipes.ts';
import { gapExercise, meaningExercise } from './word-exercises.ts';

const asTask = (kind: ExerciseKind, task: string): AuthoredExercise => ({ kind, task });

/** The sentence that 'Play Prompt' speaks stands first, by itself (specification, section 9). */
function repeatExercise(material: ClassMaterial, frame: Frame, rng: Rng): AuthoredExercise {
  const sentence = material.moduleTask?.opener ?? material.part.example;
  const task = pick(frame.repeatTasks[bandOf(material.request.level)], rng);
  return asTask('recognise', `${sentence}\n${task}`);
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
  const pools: Record<Slot['from'], AuthoredExercise[]> = {
    unit: [...material.part.exercises],
    passage: [...(material.passage?.exercises ?? [])],
    words: [meaningExercise(material.words, frame, rng), gapExercise(material.words, frame, rng)],
    scene: [sceneExercise(material, frame, rng)],
    repeat: [repeatExercise(material, frame, rng)],
  };
  const chosen = RECIPES[material.request.skill].flatMap(({ from, kinds }) => {
    const pool = pools[from];
    // A part holds the exercises of the unit's slots in their order.
    if (from === 'unit') return pool.shift() ?? [];
    const fitting = pool.filter(({ kind }) => kinds.includes(kind));
    const exercise = pick(fitting.length > 0 ? fitting : pool, rng);
    pool.splice(pool.indexOf(exercise), 1);
    return exercise;
  });
  return EXERCISE_KINDS.flatMap((kind) => chosen.filter((exercise) => exercise.kind === kind));
}
