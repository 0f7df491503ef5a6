import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countCompletedInSkill,
  isCourseComplete,
  listCompletedModuleLessons,
} from '../../src/domain/course.ts';
import { findRoomLock } from '../../src/domain/room-locks.ts';
import { ROOMS } from '../../src/domain/rooms.ts';
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

  const speaking = createTestCourse({ Vocabulary: 2, Grammar: 2 }, 2);
  test.each([
    ['arcade', null, '0 of 5 Speaking lessons done'],
    ['arcade', speaking, '2 of 5 Speaking lessons done'],
    ['library', speaking, '2 of 5 Speaking lessons done'],
    ['media', speaking, '2 of 5 Speaking lessons done'],
    ['arcade', createTestCourse({ Vocabulary: 1, Grammar: 4 }, 5), '1 of 2 Vocabulary lessons done'],
    ['library', createTestCourse({ Vocabulary: 4 }, 5), '0 of 2 Grammar lessons done'],
    [
      'media',
      createTestCourse({ Speaking: 5, Listening: 4, Grammar: 4 }, 5),
      '3 of 6 skills complete. Still to do: Vocabulary, Reading, Writing',
    ],
  ] as const)('the lock of %s names what remains, Speaking lessons first', (room, course, message) => {
    expect(findRoomLock(room, course, 'course')?.message).toBe(message);
  });
});
