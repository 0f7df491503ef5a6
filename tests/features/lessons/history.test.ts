import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../src/domain/levels.ts';
import { SKILLS } from '../../../src/domain/skills.ts';
import { filterHistory, mergeHistory } from '../../../src/features/lessons/history.ts';
import { forAll } from '../../for-all.ts';
import { aHomework, aLesson } from '../../sync/some-records.ts';

const record = fc.record({
  id: fc.uuid(),
  createdAt: fc.nat({ max: 50 }),
  studentLevel: fc.constantFrom(...LEVELS),
  skillFocus: fc.constantFrom(...SKILLS),
});
const lessons = fc.array(record.map(aLesson));
const homework = fc.array(record.map(aHomework));

describe('the history', () => {
  test('has every lesson and homework item, newest first', () => {
    forAll(lessons, homework, (taken, saved) => {
      const entries = mergeHistory(taken, saved);
      const listIds = (kind: string) =>
        entries.filter((entry) => entry.kind === kind).map(({ record }) => record.id);
      expect(listIds('lesson').sort()).toEqual(taken.map(({ id }) => id).sort());
      expect(listIds('homework').sort()).toEqual(saved.map(({ id }) => id).sort());
      const times = entries.map(({ record }) => record.createdAt);
      expect(times).toEqual([...times].sort((a, b) => b - a));
    });
  });
});

describe('the filters', () => {
  const typed = fc.constantFrom('', ' ', 'b', 'B2', ' b2 ', 'ING', 'read', 'nothing');

  test('keep exactly the entries that contain both texts, in any case', () => {
    forAll(lessons, homework, typed, typed, (taken, saved, level, skill) => {
      const entries = mergeHistory(taken, saved);
      const shown = filterHistory(entries, { level, skill });
      const matching = entries.filter(({ record }) => {
        const hasLevel = new RegExp(level.trim(), 'i').test(record.studentLevel);
        return hasLevel && new RegExp(skill.trim(), 'i').test(record.skillFocus);
      });
      expect(shown).toEqual(matching);
    });
  });
});
