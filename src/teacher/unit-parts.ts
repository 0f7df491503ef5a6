import type { Skill } from '../domain/skills.ts';
import type { AuthoredExercise, Unit, UnitDialogue } from './curriculum-schema.ts';
import { EXERCISE_SLOTS, type ExerciseSlot } from './exercise-slots.ts';

/**
 * The share of a unit that one class uses. After all units of a level have been taught, a unit is taught
 * again with the exercises of its next part.
 */
export interface UnitPart {
  unit: Unit;
  /** From 1. */
  number: number;
  /**
   * The unit's title, numbered from the second part on. The learner's device reports it as met, but doesn't
   * show it.
   */
  name: string;
  exercises: readonly AuthoredExercise[];
  /** Used only by a Speaking class, which starts with it. */
  example: string;
  dialogue?: UnitDialogue;
}

/**
 * Removes one exercise for each slot from `remaining`; undefined when a slot cannot be filled. Then
 * `remaining` is incomplete and must not be used again.
 */
function takeExercises(
  remaining: AuthoredExercise[],
  slots: readonly ExerciseSlot[],
): AuthoredExercise[] | undefined {
  const exercises: AuthoredExercise[] = [];
  for (const { kinds } of slots) {
    // Prefers the slot's first kind, and so keeps kinds that other slots accept, too, for those.
    const next = kinds.flatMap((kind) => remaining.filter((exercise) => exercise.kind === kind))[0];
    if (!next) return undefined;
    remaining.splice(remaining.indexOf(next), 1);
    exercises.push(next);
  }
  return exercises;
}

function splitExercises(unit: Unit, skill: Skill): AuthoredExercise[][] {
  const slots = EXERCISE_SLOTS[skill].filter(({ source }) => source === 'unit');
  const remaining = [...unit.exercises];
  const partExercises: AuthoredExercise[][] = [];
  for (let part = takeExercises(remaining, slots); part; part = takeExercises(remaining, slots))
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
  return parts.map((exercises, index) => {
    const dialogue = unit.dialogues[index];
    return {
      unit,
      number: index + 1,
      name: index === 0 ? unit.title : `${unit.title} (${index + 1})`,
      exercises,
      // There may be fewer examples than parts.
      example: unit.examples[index % unit.examples.length] ?? unit.title,
      ...(dialogue && { dialogue }),
    };
  });
}
