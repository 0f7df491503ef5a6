import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addCompletion,
  applySetup,
  completeModuleLesson,
  countCompletedInSkill,
  createCourse,
  createFallbackCourse,
  deduplicateCompletions,
  findSkillProgress,
  getModuleLesson,
  getNextModuleLesson,
  isCourseComplete,
  listCompletedModuleLessons,
} from '../../src/domain/course.ts';
import { getFieldStamp } from '../../src/domain/field-stamps.ts';
import { COURSE_FIELDS } from '../../src/domain/records.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { mergeCourses } from '../../src/sync/merge/merge-course.ts';
import { forAll } from '../for-all.ts';
import { aLesson } from '../sync/some-records.ts';
import { arbitraryCourse, COMPLETE_COURSE, createTestCourse, STAMP } from './arbitrary-course.ts';

const SETUP = { studentLevel: 'B2', age: 18, why: 'travel' } as const;
const skills = fc.constantFrom(...SKILLS);

describe('the course of a learner who changes', () => {
  const LATER = { updatedAt: STAMP.updatedAt + 1, deviceId: 'phone' };

  test('has their level, age and reason, and keeps every completed lesson', () => {
    forAll(arbitraryCourse, (course) => {
      const changed = applySetup(course, { studentLevel: 'C2', age: 99, why: 'business' }, LATER);
      expect(changed).toMatchObject({ level: 'C2', age: 99, reason: 'business' });
      expect(changed.skills).toBe(course.skills);
    });
  });

  test('wins in a first set-up over an earlier choice of another device, even if nothing changed', () => {
    const course = createCourse(SETUP, 4, STAMP);
    expect(applySetup(course, SETUP, LATER, { isFirst: true })).toEqual({ ...course, ...LATER });
  });

  test('keeps the stamps of the choices that stay as they are', () => {
    const changed = applySetup(createCourse(SETUP, 4, STAMP), { ...SETUP, age: 44 }, LATER);
    expect(COURSE_FIELDS.map((field) => getFieldStamp(changed, field))).toEqual([STAMP, STAMP, LATER]);
  });
});

describe('a new course', () => {
  test('has the six skills in their order, nothing completed', () => {
    const course = createCourse(SETUP, 4, STAMP);
    expect(course).toMatchObject({ level: 'B2', reason: 'travel', age: 18, ...STAMP });
    const names = course.skills.map(({ skill }) => skill);
    expect(names.join()).toBe('Speaking,Listening,Grammar,Vocabulary,Reading,Writing');
    expect(course.skills.every(({ required, lessons }) => required === 4 && lessons.length === 0)).toBe(true);
    expect(SKILLS.every((skill) => countCompletedInSkill(course, skill) === 0)).toBe(true);
  });

  test('requires ten lessons a skill when the classroom falls back to it', () => {
    const course = createFallbackCourse({ studentLevel: 'C1', age: 40, why: 'business' }, STAMP);
    expect(course).toMatchObject({ level: 'C1', reason: 'business', age: 40 });
    expect(course.skills.map(({ required }) => required)).toEqual([10, 10, 10, 10, 10, 10]);
  });

  test('takes the defaults of set-up for what the profile lacks', () => {
    expect(createFallbackCourse({}, STAMP)).toMatchObject({ level: 'B2', reason: 'travel', age: 18 });
  });
});

describe('completed lessons', () => {
  test('that several devices completed independently count once', () => {
    const completions = fc.array(
      fc.record({ lesson: fc.constantFrom('l1', 'l2', 'l3'), device: fc.constantFrom('a', 'b', 'c') }),
      { maxLength: 9 },
    );
    forAll(completions, (made) => {
      // A device completes a lesson once.
      const distinct = [...new Set(made.map(({ lesson, device }) => `${lesson} ${device}`))];
      const listDevices = (id: string) =>
        distinct.filter((name) => name.startsWith(`${id} `)).map((name) => name.slice(id.length + 1));
      const course = distinct.reduce(
        (counted, name) => {
          const next = addCompletion(counted, 'Grammar', name.split(' ')[1] ?? '');
          return next.ok ? next.value : counted;
        },
        createCourse(SETUP, 4, STAMP),
      );
      const lessons = ['l1', 'l2', 'l3'].map((id) =>
        aLesson({ id, skillFocus: 'Grammar', countedBy: listDevices(id) }),
      );
      const once = deduplicateCompletions(course, lessons);
      expect(countCompletedInSkill(once, 'Grammar')).toBe(new Set(made.map(({ lesson }) => lesson)).size);
      expect(deduplicateCompletions(once, lessons)).toBe(once);
      expect(countCompletedInSkill(deduplicateCompletions(once, []), 'Grammar')).toBe(
        countCompletedInSkill(once, 'Grammar'),
      );
    });
  });

  test('go up by one for the skill and stay for the others', () => {
    forAll(arbitraryCourse, skills, fc.constantFrom('phone', 'new device'), (course, skill, device) => {
      const counted = addCompletion(course, skill, device);
      if (!counted.ok) throw new Error('the skill is in the course');
      for (const other of SKILLS) {
        expect(countCompletedInSkill(counted.value, other)).toBe(
          countCompletedInSkill(course, other) + (other === skill ? 1 : 0),
        );
      }
    });
  });

  test('are counted for the device that recorded them', () => {
    const counted = addCompletion(createTestCourse({ Grammar: 2 }), 'Grammar', 'laptop');
    const grammar = counted.ok ? findSkillProgress(counted.value, 'Grammar') : undefined;
    expect(grammar?.counts).toEqual({ phone: 2, laptop: 1 });
  });

  test('leave level, age and reason of the course unchanged', () => {
    const old = createTestCourse({ Reading: 1 });
    const chosen = applySetup(
      old,
      { studentLevel: 'C2', age: 99, why: 'business' },
      { ...STAMP, updatedAt: STAMP.updatedAt + 1 },
    );
    const counted = addCompletion(old, 'Reading', 'laptop');
    if (!counted.ok) throw new Error('the skill is in the course');
    const merged = mergeCourses(chosen, counted.value);
    expect(merged).toMatchObject({ level: 'C2', age: 99, reason: 'business' });
    expect(countCompletedInSkill(merged, 'Reading')).toBe(2);
  });

  test('of a skill that the course lacks are refused', () => {
    const course = { ...createTestCourse({}), skills: [] };
    expect(addCompletion(course, 'Reading', 'phone')).toEqual({
      ok: false,
      failure: { kind: 'skill-not-in-course', skill: 'Reading' },
    });
  });

  test('that were deduplicated stay so in a merge with the earlier course', () => {
    const counted = addCompletion(createTestCourse({ Reading: 1 }), 'Reading', 'laptop');
    if (!counted.ok) throw new Error('the skill is in the course');
    const lesson = aLesson({ id: 'l1', skillFocus: 'Reading', countedBy: ['phone', 'laptop'] });
    const once = deduplicateCompletions(counted.value, [lesson]);
    expect(countCompletedInSkill(counted.value, 'Reading')).toBe(2);
    expect(countCompletedInSkill(mergeCourses(once, counted.value), 'Reading')).toBe(1);
    expect(countCompletedInSkill(mergeCourses(counted.value, once), 'Reading')).toBe(1);
  });
});

describe('the Speaking module', () => {
  test('records a lesson once, however often it is completed', () => {
    forAll(arbitraryCourse, fc.integer({ min: -1, max: 7 }), (course, lesson) => {
      const once = completeModuleLesson(course, lesson);
      expect(completeModuleLesson(once, lesson)).toBe(once);
      const inModule = lesson >= 1 && lesson <= 5;
      const expected = new Set([...listCompletedModuleLessons(course), ...(inModule ? [lesson] : [])]);
      expect(listCompletedModuleLessons(once)).toEqual([...expected].sort());
    });
  });

  test.each([
    [0, 1],
    [1, 2],
    [4, 5],
    [5, 0],
  ])('continues after %i lessons with lesson %i', (done, next) => {
    expect(getNextModuleLesson(createTestCourse({}, done))).toBe(next);
  });

  test('starts with lesson 1 without a course', () => {
    expect(getNextModuleLesson(null)).toBe(1);
  });

  test('includes Speaking classes only', () => {
    expect(getModuleLesson('Speaking', createTestCourse({}, 1))).toBe(2);
    expect(getModuleLesson('Grammar', createTestCourse({}, 1))).toBe(0);
  });
});

describe('a complete course', () => {
  test('has every skill complete', () => {
    expect(isCourseComplete(COMPLETE_COURSE)).toBe(true);
  });

  test('lacks no lesson of any skill', () => {
    const short = { ...COMPLETE_COURSE, skills: [...COMPLETE_COURSE.skills] };
    short.skills[3] = { skill: 'Vocabulary', required: 4, counts: { phone: 2, laptop: 1 }, lessons: [] };
    expect(isCourseComplete(short)).toBe(false);
  });

  test('has skills', () => {
    expect(isCourseComplete({ ...createTestCourse({}), skills: [] })).toBe(false);
  });
});
