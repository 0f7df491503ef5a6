import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completedIn, completedModuleLessons, isCourseComplete } from '../../src/domain/course.ts';
import { roomLock } from '../../src/domain/room-locks.ts';
import { ROOMS } from '../../src/domain/rooms.ts';
import { forAll } from '../for-all.ts';
import { courses, courseWith, EVERY_SKILL_COMPLETE } from './arbitrary-course.ts';

const rooms = fc.constantFrom(...ROOMS);

describe('in Arcade mode', () => {
  test('no room is locked', () => {
    forAll(rooms, fc.option(courses), (room, course) => {
      expect(roomLock(room, course, 'arcade')).toBeNull();
    });
  });
});

describe('in Course mode', () => {
  test('Classroom 1 is always open', () => {
    forAll(fc.option(courses), (course) => {
      expect(roomLock('classroom1', course, 'course')).toBeNull();
    });
  });

  test('a room is open exactly when the specification says so', () => {
    forAll(500, courses, (course) => {
      const every = isCourseComplete(course);
      const module = completedModuleLessons(course).length === 5;
      const isOpen = (room: (typeof ROOMS)[number]) => roomLock(room, course, 'course') === null;
      expect(isOpen('arcade')).toBe(every || (module && completedIn(course, 'Vocabulary') >= 2));
      expect(isOpen('library')).toBe(every || (module && completedIn(course, 'Grammar') >= 2));
      expect(isOpen('media')).toBe(every);
    });
  });

  test('every skill complete opens all rooms, even with Speaking lessons left', () => {
    for (const room of ROOMS) expect(roomLock(room, EVERY_SKILL_COMPLETE, 'course')).toBeNull();
  });

  const speaking = courseWith({ Vocabulary: 2, Grammar: 2 }, 2);
  test.each([
    ['arcade', null, '0 of 5 Speaking lessons done'],
    ['arcade', speaking, '2 of 5 Speaking lessons done'],
    ['library', speaking, '2 of 5 Speaking lessons done'],
    ['media', speaking, '2 of 5 Speaking lessons done'],
    ['arcade', courseWith({ Vocabulary: 1, Grammar: 4 }, 5), '1 of 2 Vocabulary lessons done'],
    ['library', courseWith({ Vocabulary: 4 }, 5), '0 of 2 Grammar lessons done'],
    [
      'media',
      courseWith({ Speaking: 5, Listening: 4, Grammar: 4 }, 5),
      '3 of 6 skills complete. Still to do: Vocabulary, Reading, Writing',
    ],
  ] as const)('the lock of %s names what remains, Speaking lessons first', (room, course, message) => {
    expect(roomLock(room, course, 'course')?.message).toBe(message);
  });
});
