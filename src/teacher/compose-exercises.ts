import { pick, type Rng } from '../domain/random.ts';
import type { Skill } from '../domain/skills.ts';
import { bandOf } from './audience.ts';
import type { ClassMaterial } from './class-material.ts';
import { type AuthoredExercise, EXERCISE_KINDS, type ExerciseKind, type Frame } from './curriculum-schema.ts';
import { gapExercise, meaningExercise } from './word-exercises.ts';

/** Where an exercise comes from, and of which kinds it may be. */
interface Slot {
  from: 'unit' | 'passage' | 'words' | 'scene' | 'repeat';
  kinds: readonly ExerciseKind[];
}

const unit = (...kinds: ExerciseKind[]): Slot => ({ from: 'unit', kinds });
const passage = (...kinds: ExerciseKind[]): Slot => ({ from: 'passage', kinds });
const words = (...kinds: ExerciseKind[]): Slot => ({ from: 'words', kinds });
const SCENE: Slot = { from: 'scene', kinds: ['produce'] };
const REPEAT: Slot = { from: 'repeat', kinds: ['recognise'] };

/** The exercises of a class by its skill: seven or eight, of at least four kinds. */
const RECIPES: Record<Skill, readonly Slot[]> = {
  Speaking: [
    REPEAT,
    unit('recognise'),
    words('recognise', 'complete'),
    unit('complete'),
    unit('correct', 'transform'),
    unit('transform', 'produce'),
    SCENE,
    unit('personalise'),
  ],
  Grammar: [
    words('recognise', 'complete'),
    unit('recognise'),
    unit('complete'),
    unit('correct'),
    unit('transform'),
    SCENE,
    unit('personalise', 'produce'),
  ],
  Vocabulary: [
    words('recognise'),
    words('complete'),
    unit('recognise', 'complete'),
    unit('correct'),
    unit('transform', 'complete'),
    SCENE,
    unit('personalise', 'produce'),
  ],
  Writing: [
    words('recognise', 'complete'),
    unit('recognise'),
    unit('complete'),
    unit('correct'),
    unit('transform'),
    SCENE,
    unit('personalise', 'produce'),
  ],
  Reading: [
    passage('recognise'),
    passage('recognise'),
    passage('complete'),
    words('recognise'),
    unit('recognise', 'complete'),
    unit('correct', 'transform'),
    passage('transform', 'produce', 'correct'),
    passage('personalise'),
  ],
  Listening: [
    passage('recognise'),
    passage('complete'),
    passage('complete'),
    words('recognise'),
    unit('recognise', 'complete'),
    unit('correct', 'transform'),
    passage('transform', 'produce', 'personalise'),
    SCENE,
  ],
};

const asTask = (kind: ExerciseKind, task: string): AuthoredExercise => ({ kind, task });

/** The sentence that 'Play Prompt' speaks stands first, by itself (specification, section 9). */
function repeatExercise(material: ClassMaterial, frame: Frame, rng: Rng): AuthoredExercise {
  const sentence = material.moduleTask?.opener ?? pick(material.unit.examples, rng);
  const task = pick(frame.repeatTasks[bandOf(material.request.level)], rng);
  return asTask('recognise', `${sentence}\n${task}`);
}

function sceneExercise({ request, unit, topic, moduleTask }: ClassMaterial, frame: Frame, rng: Rng) {
  if (moduleTask) return asTask('produce', moduleTask.task);
  const task = pick(frame.sceneTasks[request.skill][bandOf(request.level)], rng);
  return asTask(
    'produce',
    task.replace('{scene}', () => topic.scene).replace('{point}', () => unit.title),
  );
}

/**
 * The exercises of a class in the order in which they are set: easiest kind first, and inside a kind in
 * the recipe's order, so that a Speaking class opens with its sentence to repeat.
 */
export function composeExercises(material: ClassMaterial, frame: Frame, rng: Rng): AuthoredExercise[] {
  const pools: Record<Slot['from'], AuthoredExercise[]> = {
    unit: [...material.unit.exercises],
    passage: [...(material.passage?.exercises ?? [])],
    words: [meaningExercise(material.words, frame, rng), gapExercise(material.words, frame, rng)],
    scene: [sceneExercise(material, frame, rng)],
    repeat: [repeatExercise(material, frame, rng)],
  };
  const chosen = RECIPES[material.request.skill].flatMap(({ from, kinds }) => {
    const pool = pools[from];
    const fitting = pool.filter(({ kind }) => kinds.includes(kind));
    const exercise = pick(fitting.length > 0 ? fitting : pool, rng);
    pool.splice(pool.indexOf(exercise), 1);
    return exercise;
  });
  return EXERCISE_KINDS.flatMap((kind) => chosen.filter((exercise) => exercise.kind === kind));
}
