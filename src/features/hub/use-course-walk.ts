import type { CourseWalk } from '../../drawings/map/course-walk.ts';
import { useLearner } from '../../session/session-context.tsx';
import { useFetched } from '../frame/use-fetched.ts';
import { lastSeenAt } from './map-progress.ts';

const PAWN_PREFERENCE = 'pawn-square';

/** How far the pawn is, and where this device showed it last; `undefined` until that is read, or without a course. */
export function useCourseWalk({ squares, done }: { squares: number; done: number }): CourseWalk | undefined {
  const { preferences } = useLearner();
  const walk = useFetched(squares === 0 ? undefined : `${squares} ${done}`, async () => {
    const kept = await preferences.read(PAWN_PREFERENCE).catch((cause) => {
      console.error('Where the pawn was can’t be read:', cause);
      return undefined;
    });
    if (kept !== done) preferences.write(PAWN_PREFERENCE, done).catch(console.error);
    return { squares, done, doneBefore: lastSeenAt(kept, done) };
  });
  return squares === 0 ? undefined : walk;
}
