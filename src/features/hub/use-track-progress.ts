import type { TrackProgress } from '../../drawings/map/track-progress.ts';
import { useLearner } from '../../session/session-context.tsx';
import { useAsyncValue } from '../frame/use-async-value.ts';
import { parsePawnSquare } from './map-progress.ts';

const PAWN_PREFERENCE = 'pawn-square';

/** How far the pawn is, and where this device showed it last; `undefined` until that is read, or without a course. */
export function useTrackProgress({
  squares,
  done: completed,
}: {
  squares: number;
  done: number;
}): TrackProgress | undefined {
  const { preferences } = useLearner();
  const walk = useAsyncValue(squares === 0 ? undefined : `${squares} ${completed}`, async () => {
    const kept = await preferences.read(PAWN_PREFERENCE).catch((cause) => {
      console.error('Where the pawn was can’t be read:', cause);
      return undefined;
    });
    if (kept !== completed) preferences.write(PAWN_PREFERENCE, completed).catch(console.error);
    return { squares, completed, previouslyCompleted: parsePawnSquare(kept, completed) };
  });
  return squares === 0 ? undefined : walk;
}
