import { expect, test } from 'vitest';
import type { Skill } from '../../src/domain/skills.ts';
import { toTeachingPoint } from '../../src/teacher/to-teaching-point.ts';
import { units } from './curriculum-files.ts';

const isLessUseful = (id: string, skill: Skill) => {
  const unit = units.find((one) => one.id === id);
  return unit && toTeachingPoint(unit, skill, unit.title).commonMistake?.lessUseful === true;
};

test.each([
  ['in Reading and Listening, which contrast strategies', 'b1-reading-main-idea', 'Reading', true],
  ['unless such a unit shows wrong English', 'b2-listening-fast-speech', 'Listening', false],
  ['if the unit says so', 'b1-writing-asking-information', 'Writing', true],
  ['by default not in other skills', 'b1-grammar-used-to', 'Grammar', false],
] as const)('a common mistake is marked as correct but less useful English %s', (_, id, skill, expected) => {
  expect(isLessUseful(id, skill)).toBe(expected);
});
