import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addCompletion,
  completeModuleLesson,
  countCompletedInSkill,
  isCourseComplete,
  listCompletedModuleLessons,
} from '../../src/domain/course.ts';
import type { Course } from '../../src/domain/records.ts';
import { findRoomLock } from '../../src/domain/room-locks.ts';
import { ROOMS } from '../../src/domain/rooms.ts';
import { SKILLS, type Skill } from '../../src/domain/skills.ts';
import { forAll } from '../for-all.ts';
import { arbitraryCourse, COMPLETE_COURSE, createTestCourse } from './arbitrary-course.ts';

const rooms = fc.constantFrom(...ROOMS);

describe('in Arcade mode', () => {
  test('no room is locked', () => {
    forAll(rooms, fc.option(arbitraryCourse), (room, course) => {
      expect(findRoomLock(room, course, 'arcade')).toBeNull();
    });
  });
});

describe('in Course mode', () => {
  test('Classroom 1 is always open', () => {
    forAll(fc.option(arbitraryCourse), (course) => {
      expect(findRoomLock('classroom1', course, 'course')).toBeNull();
    });
  });

  test('a room is open exactly when the specification says so', () => {
    forAll(500, arbitraryCourse, (course) => {
      const every = isCourseComplete(course);
      const module = listCompletedModuleLessons(course).length === 5;
      const isOpen = (room: (typeof ROOMS)[number]) => findRoomLock(room, course, 'course') === null;
      expect(isOpen('arcade')).toBe(every || (module && countCompletedInSkill(course, 'Vocabulary') >= 2));
      expect(isOpen('library')).toBe(every || (module && countCompletedInSkill(course, 'Grammar') >= 2));
      expect(isOpen('media')).toBe(every);
    });
  });

  test('a complete course opens all rooms, even with Speaking lessons left', () => {
    for (const room of ROOMS) expect(findRoomLock(room, COMPLETE_COURSE, 'course')).toBeNull();
  });

  const speaking = createTestCourse({ Vocabulary: 2, Grammar: 1 }, 2);
  test.each([
    [
      'arcade',
      null,
      '0 of 5 Speaking lessons done. Still to do: 5 more Speaking lessons, then 2 Vocabulary lessons',
    ],
    ['arcade', speaking, '2 of 5 Speaking lessons done. Still to do: 3 more Speaking lessons'],
    [
      'library',
      speaking,
      '2 of 5 Speaking lessons done. Still to do: 3 more Speaking lessons, then 1 Grammar lesson',
    ],
    [
      'arcade',
      createTestCourse({ Vocabulary: 1, Grammar: 4 }, 5),
      '1 of 2 Vocabulary lessons done. Still to do: 1 more Vocabulary lesson',
    ],
    [
      'library',
      createTestCourse({ Vocabulary: 4 }, 5),
      '0 of 2 Grammar lessons done. Still to do: 2 more Grammar lessons',
    ],
    [
      'media',
      createTestCourse({ Speaking: 5, Listening: 4, Grammar: 4 }, 5),
      '3 of 6 skills complete. Still to do: Vocabulary, Reading, Writing (12 more lessons)',
    ],
    [
      'media',
      createTestCourse({ Speaking: 2, Listening: 4, Grammar: 4, Vocabulary: 4, Reading: 3, Writing: 4 }, 2),
      '2 of 5 Speaking lessons done. Still to do: Speaking, Reading (3 more lessons)',
    ],
  ] as const)('the lock of %s names all that remains, in its order', (room, course, message) => {
    expect(findRoomLock(room, course, 'course')?.message).toBe(message);
  });

  test('the lessons that a lock names open the room, and each of them makes the message one shorter', () => {
    forAll(fc.constantFrom('arcade' as const, 'library' as const), arbitraryCourse, (room, start) => {
      let course = start;
      for (;;) {
        const lock = findRoomLock(room, course, 'course');
        if (!lock) return;
        const left = countNamedLessons(lock.message);
        expect(left).toBeGreaterThan(0);
        const [, skill] = /Still to do: \d+ more (\w+)/.exec(lock.message) ?? [];
        course = completeLesson(course, SKILLS.find((each) => each === skill) ?? 'Speaking');
        const next = findRoomLock(room, course, 'course');
        if (next) expect(countNamedLessons(next.message)).toBe(left - 1);
      }
    });
  });

  test('the sign on the house is the start of the message', () => {
    forAll(rooms, fc.option(arbitraryCourse), (room, course) => {
      const lock = findRoomLock(room, course, 'course');
      if (lock) expect(lock.message.startsWith(`${lock.progress}. `)).toBe(true);
    });
  });
});

function countNamedLessons(message: string): number {
  const [, named = ''] = message.split('Still to do: ');
  return [...named.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
}

/** The course after one more lesson of the skill, which is of the Speaking module while one is left. */
function completeLesson(course: Course, skill: Skill): Course {
  const counted = addCompletion(course, skill, 'test-device');
  const done = listCompletedModuleLessons(course);
  const next = [1, 2, 3, 4, 5].find((number) => !done.includes(number)) ?? 0;
  const after = counted.ok ? counted.value : course;
  return skill === 'Speaking' ? completeModuleLesson(after, next) : after;
}
