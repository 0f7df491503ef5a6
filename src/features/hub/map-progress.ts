import { countCompletedLessons } from '../../domain/course.ts';
import type { Course } from '../../domain/records.ts';
import type { Room } from '../../domain/rooms.ts';
import type { DayRecords } from './day-records.ts';

/** The games that do not stand in the Game Room; the list of games itself is not for the hub to load. */
export const LIBRARY_GAMES: readonly string[] = ['general-knowledge'];

/**
 * The course as squares of the track: one for each lesson that it requires. A lesson beyond what its skill requires
 * takes nobody further.
 */
export function countCourseSquares(course: Course | null): { squares: number; done: number } {
  const skills = course?.skills ?? [];
  return {
    squares: skills.reduce((sum, { required }) => sum + required, 0),
    done: skills.reduce((sum, skill) => sum + Math.min(countCompletedLessons(skill), skill.required), 0),
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
 * Where the pawn was when it was last seen, as it is kept.
 * @returns `done` where nothing is kept, or what belongs to a longer course: then it does not hop
 */
export function parsePawnSquare(kept: unknown, done: number): number {
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= 0 && kept <= done ? kept : done;
}
