import type { Skill } from '../domain/skills.ts';
import type { AuthoredExercise, Dialogue, Unit } from './curriculum-schema.ts';
import { RECIPES, type Slot } from './recipes.ts';

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
  dialogue?: Dialogue;
}

/** One exercise for each slot, taken out of what is left; undefined when a slot stays empty. */
function deal(left: AuthoredExercise[], slots: readonly Slot[]): AuthoredExercise[] | undefined {
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

function dealAll(unit: Unit, skill: Skill): AuthoredExercise[][] {
  const slots = RECIPES[skill].filter(({ from }) => from === 'unit');
  const left = [...unit.exercises];
  const dealt: AuthoredExercise[][] = [];
  for (let part = deal(left, slots); part; part = deal(left, slots)) dealt.push(part);
  return dealt;
}

/**
 * Deals a unit's exercises out to as many classes as they suffice for, without using one twice. A Speaking
 * unit gives no more classes than it has dialogues.
 */
export function partsOf(unit: Unit, skill: Skill): readonly UnitPart[] {
  const dealt = dealAll(unit, skill);
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
