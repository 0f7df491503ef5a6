import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SKILLS } from '../../src/domain/skills.ts';
import { EXERCISE_KINDS, type Unit } from '../../src/teacher/curriculum-schema.ts';
import { EXERCISE_SLOTS } from '../../src/teacher/exercise-slots.ts';
import { splitUnit } from '../../src/teacher/unit-parts.ts';
import { forAll } from '../for-all.ts';

function createUnit(kinds: readonly (typeof EXERCISE_KINDS)[number][], dialogues = 0): Unit {
  return {
    id: 'a-unit',
    title: 'A unit',
    goal: 'do it',
    explanation: 'It is done like this.',
    examples: ['One.', 'Two.', 'Three.'],
    commonMistake: { wrong: 'no', right: 'yes', why: 'so' },
    notice: { task: 'What is it?', items: ['(a) one (b) two'], key: ['a'] },
    badge: 'Doer',
    dialogues: Array.from({ length: dialogues }, (_, index) => ({
      title: `Talk ${index + 1}`,
      lines: ['a', 'b', 'a', 'b'],
    })),
    exercises: kinds.map((kind, index) => ({ kind, task: `Task ${index}` })),
  };
}

describe('the parts of a unit', () => {
  const anyKinds = fc.array(fc.constantFrom(...EXERCISE_KINDS), { maxLength: 40 });

  test('use no exercise twice, and fill every slot with a kind that it accepts', () => {
    forAll(anyKinds, fc.constantFrom(...SKILLS), (kinds, skill) => {
      const parts = splitUnit(createUnit(kinds, 50), skill);
      const used = parts.flatMap(({ exercises }) => exercises);
      expect(new Set(used).size).toBe(used.length);
      const slots = EXERCISE_SLOTS[skill].filter(({ source }) => source === 'unit');
      for (const { exercises } of parts) {
        expect(exercises).toHaveLength(slots.length);
        expect(exercises.every(({ kind }, index) => slots[index]?.kinds.includes(kind))).toBe(true);
      }
    });
  });

  test('are as many as its scarcest kind allows', () => {
    const twice = EXERCISE_KINDS.flatMap((kind) => [kind, kind]);
    expect(splitUnit(createUnit(twice), 'Grammar')).toHaveLength(2);
    expect(splitUnit(createUnit([...twice, 'recognise', 'recognise']), 'Grammar')).toHaveLength(2);
  });

  test('of Speaking have different dialogues, and are no more than these', () => {
    const many = EXERCISE_KINDS.flatMap((kind) => [kind, kind, kind, kind]);
    const parts = splitUnit(createUnit(many, 2), 'Speaking');
    expect(parts.map(({ dialogue }) => dialogue?.title)).toEqual(['Talk 1', 'Talk 2']);
  });

  test('have names and examples of their own', () => {
    const parts = splitUnit(createUnit(EXERCISE_KINDS.flatMap((kind) => [kind, kind])), 'Grammar');
    expect(parts.map(({ name }) => name)).toEqual(['A unit', 'A unit (2)']);
    expect(parts.map(({ example }) => example)).toEqual(['One.', 'Two.']);
  });
});
