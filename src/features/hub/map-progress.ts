import { countCompletedLessons } from '../../domain/course.ts';
import type { Course } from '../../domain/records.ts';
import type { Room } from '../../domain/rooms.ts';
import type { DayRecords } from './day-records.ts';

/** The games of the library. Repeated here, because the hub does not load the list of games. */
export const LIBRARY_GAMES: readonly string[] = ['general-knowledge'];

/**
 * Counts the course as squares of the track, one per required lesson. Lessons beyond what a skill requires do
 * not count.
 */
export function countCourseSquares(course: Course | null): { squares: number; completed: number } {
  const skills = course?.skills ?? [];
  return {
    squares: skills.reduce((sum, { required }) => sum + required, 0),
    completed: skills.reduce((sum, skill) => sum + Math.min(countCompletedLessons(skill), skill.required), 0),
  };
}

/** The rooms in which the learner has played or learnt. */
export function findVisitedRooms({
  lessons,
  playedGames,
}: Pick<DayRecords, 'lessons' | 'playedGames'>): readonly Room[] {
  const isInLibrary = (game: string) => LIBRARY_GAMES.includes(game);
  return [
    ...(lessons.some(({ completed }) => completed) ? (['classroom1'] as const) : []),
    ...(playedGames.some((game) => !isInLibrary(game)) ? (['arcade'] as const) : []),
    ...(playedGames.some(isInLibrary) ? (['library'] as const) : []),
  ];
}

/**
 * Parses the stored square at which the pawn was shown last.
 * @returns `completed`, so that the pawn does not move, for a missing or invalid square
 */
export function parsePawnSquare(stored: unknown, completed: number): number {
  return typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 && stored <= completed
    ? stored
    : completed;
}
