import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completedModuleLessons, completedOf, isCourseComplete, skillOf } from '../../src/domain/course.ts';
import { ROOMS, roomLock } from '../../src/domain/rooms.ts';
import { courses, courseWith, EVERY_SKILL_COMPLETE } from './arbitrary-course.ts';

const rooms = fc.constantFrom(...ROOMS);

describe('in Arcade mode', () => {
  test('no room is locked', () => {
    fc.assert(
      fc.property(rooms, fc.option(courses), (room, course) => {
        expect(roomLock(room, course, 'arcade')).toBeNull();
      }),
    );
  });
});

describe('in Course mode', () => {
  test('Classroom 1 is always open', () => {
    fc.assert(
      fc.property(fc.option(courses), (course) => {
        expect(roomLock('classroom1', course, 'course')).toBeNull();
      }),
    );
  });

  test('a room is open exactly when the specification says so', () => {
    fc.assert(
      fc.property(courses, (course) => {
        const completed = (skill: 'Vocabulary' | 'Grammar') => {
          const progress = skillOf(course, skill);
          return progress ? completedOf(progress) : 0;
        };
        const every = isCourseComplete(course);
        const module = completedModuleLessons(course).length === 5;
        const isOpen = (room: (typeof ROOMS)[number]) => roomLock(room, course, 'course') === null;
        expect(isOpen('arcade')).toBe(every || (module && completed('Vocabulary') >= 2));
        expect(isOpen('library')).toBe(every || (module && completed('Grammar') >= 2));
        expect(isOpen('media')).toBe(every);
      }),
      { numRuns: 500 },
    );
  });

  test('every skill complete opens all rooms, even with Speaking lessons left', () => {
    expect(ROOMS.map((room) => roomLock(room, EVERY_SKILL_COMPLETE, 'course'))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('the lock names the Speaking lessons that remain first', () => {
    const course = courseWith({ Vocabulary: 2, Grammar: 2 }, 2);
    expect(roomLock('arcade', course, 'course')?.message).toBe('2 of 5 Speaking lessons done');
    expect(roomLock('library', course, 'course')?.message).toBe('2 of 5 Speaking lessons done');
    expect(roomLock('media', course, 'course')?.message).toBe('2 of 5 Speaking lessons done');
  });

  test('then the Vocabulary lessons for the Game Room', () => {
    const lock = roomLock('arcade', courseWith({ Vocabulary: 1, Grammar: 4 }, 5), 'course');
    expect(lock).toEqual({ kind: 'skill-lessons', message: '1 of 2 Vocabulary lessons done' });
  });

  test('then the Grammar lessons for the Library', () => {
    const lock = roomLock('library', courseWith({ Vocabulary: 4 }, 5), 'course');
    expect(lock?.message).toBe('0 of 2 Grammar lessons done');
  });

  test('then the skills for the Media Room', () => {
    const lock = roomLock('media', courseWith({ Speaking: 5, Listening: 4, Grammar: 4 }, 5), 'course');
    expect(lock?.message).toBe('3 of 6 skills complete. Still to do: Vocabulary, Reading, Writing');
  });

  test('without a course nothing is done yet', () => {
    expect(roomLock('arcade', null, 'course')?.message).toBe('0 of 5 Speaking lessons done');
  });
});
