import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/domain/levels.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { getCefrBand } from '../../src/teacher/audience-by-age.ts';
import { type WeekFile, weekFileSchema } from '../../src/teacher/week-schema.ts';
import { forAll } from '../for-all.ts';
import { weekFiles } from './curriculum-files.ts';

const { path: _, ...written } = weekFiles.find(
  ({ lessons }) => lessons.length === SKILLS.length,
) as WeekFile & { path: string };
const anyLevel = fc.constantFrom(...LEVELS);

function listIssues(file: unknown): readonly string[] {
  return v.safeParse(weekFileSchema, file).issues?.map(({ message }) => message) ?? [];
}

describe('a week', () => {
  test('has six lessons, or three or more at C levels', () => {
    forAll(anyLevel, fc.subarray(written.lessons), (level, lessons) => {
      const isEnough = lessons.length >= (getCefrBand(level) === 'C' ? 3 : SKILLS.length);
      expect(listIssues({ ...written, level, lessons })).toEqual(
        isEnough ? [] : ['a week has six lessons, or three or more at C levels'],
      );
    });
  });

  test('has one lesson of a skill at every level', () => {
    forAll(anyLevel, fc.constantFrom(...written.lessons), (level, lesson) => {
      expect(listIssues({ ...written, level, lessons: [...written.lessons, lesson] })).toEqual([
        'a week has one lesson of a skill',
      ]);
    });
  });
});
