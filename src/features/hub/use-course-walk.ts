import { useEffect, useState } from 'react';
import type { CourseWalk } from '../../drawings/map/course-walk.ts';
import { useLearner } from '../../session/session-context.tsx';
import { lastSeenAt } from './map-progress.ts';

const PAWN_PREFERENCE = 'pawn-square';

/** How far the pawn is, and where this device showed it last; `undefined` until that is read, or without a course. */
export function useCourseWalk({ squares, done }: { squares: number; done: number }): CourseWalk | undefined {
  const { preferences } = useLearner();
  const [walk, setWalk] = useState<CourseWalk>();
  useEffect(() => {
    if (squares === 0) return;
    let isCurrent = true;
    void preferences
      .read(PAWN_PREFERENCE)
      .catch((cause) => {
        console.error('Where the pawn was can’t be read:', cause);
        return undefined;
      })
      .then((kept) => {
        if (!isCurrent) return;
        setWalk({ squares, done, doneBefore: lastSeenAt(kept, done) });
        if (kept !== done) preferences.write(PAWN_PREFERENCE, done).catch(console.error);
      });
    return () => {
      isCurrent = false;
    };
  }, [preferences, squares, done]);
  return squares === 0 ? undefined : walk;
}
