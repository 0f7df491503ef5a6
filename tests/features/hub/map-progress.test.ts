import { describe, expect, test } from 'vitest';
import {
  countCourseSquares,
  findVisitedRooms,
  LIBRARY_GAMES,
  parsePawnSquare,
} from '../../../src/features/hub/map-progress.ts';
import { getGamesInRoom } from '../../../src/games/registry.ts';
import { createTestCourse } from '../../domain/arbitrary-course.ts';
import { aLesson } from '../../sync/some-records.ts';

describe('the squares of the map', () => {
  test('are the lessons that the course requires', () => {
    expect(countCourseSquares(createTestCourse({}))).toEqual({ squares: 24, completed: 0 });
  });

  test('are done with the lessons, up to what a skill requires', () => {
    expect(countCourseSquares(createTestCourse({ Speaking: 3 })).completed).toBe(3);
    expect(countCourseSquares(createTestCourse({ Speaking: 9 })).completed).toBe(4);
  });

  test('are none without a course', () => {
    expect(countCourseSquares(null)).toEqual({ squares: 0, completed: 0 });
  });
});

describe('a visited room', () => {
  test('has a completed class, not only a started one', () => {
    const lesson = aLesson({ id: 'lesson', completed: false });
    expect(findVisitedRooms({ lessons: [lesson], playedGames: [] })).toEqual([]);
    expect(findVisitedRooms({ lessons: [{ ...lesson, completed: true }], playedGames: [] })).toEqual([
      'classroom1',
    ]);
  });

  test('has a played game', () => {
    expect(findVisitedRooms({ lessons: [], playedGames: ['quiz'] })).toEqual(['arcade']);
    expect(findVisitedRooms({ lessons: [], playedGames: ['general-knowledge'] })).toEqual(['library']);
  });

  test('has, as the library, the games that the list of games puts there', () => {
    expect(getGamesInRoom('library', 'adult').map(({ id }) => id)).toEqual(LIBRARY_GAMES);
  });
});

describe('the pawn’s start', () => {
  test('is the square where it was last shown', () => {
    expect(parsePawnSquare(3, 5)).toBe(3);
  });

  test.each([[undefined], ['3'], [-1], [1.5], [9]])(
    'not from %j, which is no place before this one',
    (kept) => {
      expect(parsePawnSquare(kept, 5)).toBe(5);
    },
  );
});
