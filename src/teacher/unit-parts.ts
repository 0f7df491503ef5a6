import type { Skill } from '../domain/skills.ts';
import type { AuthoredExercise, Unit, UnitDialogue } from './curriculum-schema.ts';
import { EXERCISE_SLOTS, type ExerciseSlot } from './exercise-slots.ts';

/**
 * The share of a unit that one class uses: when all units were met once, a point comes back with other
 * exercises.
 */
export interface UnitPart {
  unit: Unit;
  /** The unit's title, numbered from the second part on; the learner's device reports it as met. */
  heading: string;
  exercises: readonly AuthoredExercise[];
  /** The example with which a Speaking class starts. */
  example: string;
  dialogue?: UnitDialogue;
}

/** Removes one exercise for each slot from `left`; undefined when a slot cannot be filled. */
function takeExercises(
  left: AuthoredExercise[],
  slots: readonly ExerciseSlot[],
): AuthoredExercise[] | undefined {
  const exercises: AuthoredExercise[] = [];
  for (const { kinds } of slots) {
    // Prefers the slot's first kind, so that kinds that several slots accept last longer.
    const next = kinds.flatMap((kind) => left.filter((exercise) => exercise.kind === kind))[0];
    if (!next) return undefined;
    left.splice(left.indexOf(next), 1);
    exercises.push(next);
  }
  return exercises;
}

function splitExercises(unit: Unit, skill: Skill): AuthoredExercise[][] {
  const slots = EXERCISE_SLOTS[skill].filter(({ source }) => source === 'unit');
  const left = [...unit.exercises];
  const partExercises: AuthoredExercise[][] = [];
  for (let part = takeExercises(left, slots); part; part = takeExercises(left, slots))
    partExercises.push(part);
  return partExercises;
}

/**
 * Splits a unit into as many parts as its exercises allow, without using one twice. A Speaking unit has no
 * more parts than dialogues.
 */
export function splitUnit(unit: Unit, skill: Skill): readonly UnitPart[] {
  const partExercises = splitExercises(unit, skill);
  const parts = skill === 'Speaking' ? partExercises.slice(0, unit.dialogues.length) : partExercises;
  return parts.map((exercises, at) => {
    const dialogue = unit.dialogues[at];
    return {
      unit,
      heading: at === 0 ? unit.title : `${unit.title} (${at + 1})`,
      exercises,
      example: unit.examples[at % unit.examples.length] ?? unit.title,
      ...(dialogue && { dialogue }),
    };
  });
}
