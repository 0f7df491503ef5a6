import { useLearner } from '../../session/session-context.tsx';
import { useFetched } from '../frame/use-fetched.ts';
import { settleAllLastMoves } from './last-moves.ts';
import { learnFromEvents } from './learn-from-events.ts';

/**
 * Whether the memory has learnt from all that games and classes told before this screen. It is true soon, or after a
 * failure; the screen need not wait for it.
 * @param isWanted whether it is to learn at all
 */
export function useLearnt(isWanted = true): boolean {
  const { store, uid } = useLearner();
  const isLearnt = useFetched(isWanted ? store : undefined, async () => {
    try {
      await settleAllLastMoves(store, uid);
      await learnFromEvents(store);
    } catch (cause) {
      console.error('The memory did not learn from the last games:', cause);
    }
    return true;
  });
  return isLearnt ?? false;
}
