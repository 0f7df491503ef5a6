import type { Skill } from '../domain/skills.ts';
import type { AuthoredExercise, Unit, UnitDialogue } from './curriculum-schema.ts';
import { EXERCISE_SLOTS, type ExerciseSlot } from './exercise-slots.ts';

/**
 * What one class takes from a unit. A unit serves several classes, so that its point comes back with other
 * exercises when the learner has met every point once.
 */
export interface UnitPart {
  unit: Unit;
  /** The unit's title, numbered from the second part on: it tells which parts a learner has met. */
  heading: string;
  exercises: readonly AuthoredExercise[];
  /** The sentence of the examples that this part starts from. */
  example: string;
  dialogue?: UnitDialogue;
}

/** One exercise for each slot, taken out of what is left; undefined when a slot stays empty. */
function takeExercises(
  left: AuthoredExercise[],
  slots: readonly ExerciseSlot[],
): AuthoredExercise[] | undefined {
  const dealt: AuthoredExercise[] = [];
  for (const { kinds } of slots) {
    // The slot's first kind as long as there is one, so that the kinds which several slots share last longest.
    const next = kinds.flatMap((kind) => left.filter((exercise) => exercise.kind === kind))[0];
    if (!next) return undefined;
    left.splice(left.indexOf(next), 1);
    dealt.push(next);
  }
  return dealt;
}

function splitExercises(unit: Unit, skill: Skill): AuthoredExercise[][] {
  const slots = EXERCISE_SLOTS[skill].filter(({ source }) => source === 'unit');
  const left = [...unit.exercises];
  const dealt: AuthoredExercise[][] = [];
  for (let part = takeExercises(left, slots); part; part = takeExercises(left, slots)) dealt.push(part);
  return dealt;
}

/**
 * Deals a unit's exercises out to as many classes as they suffice for, without using one twice. A Speaking
 * unit gives no more classes than it has dialogues.
 */
export function splitUnit(unit: Unit, skill: Skill): readonly UnitPart[] {
  const dealt = splitExercises(unit, skill);
  const parts = skill === 'Speaking' ? dealt.slice(0, unit.dialogues.length) : dealt;
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
