import { useLearner } from '../../session/session-context.tsx';
import { useAsyncValue } from '../frame/use-async-value.ts';
import { learnFromEvents } from './learn-from-events.ts';
import { saveUnsavedGames } from './unsaved-games.ts';

/**
 * Whether the memory has learnt from all that games and classes told before this screen. It is true soon, or after a
 * failure; the screen need not wait for it.
 * @param isWanted whether it is to learn at all
 */
export function useMemoryUpToDate(isWanted = true): boolean {
  const { store, uid } = useLearner();
  const isLearnt = useAsyncValue(isWanted ? store : undefined, async () => {
    try {
      await saveUnsavedGames(store, uid);
      await learnFromEvents(store);
    } catch (cause) {
      console.error('The memory did not learn from the last games:', cause);
    }
    return true;
  });
  return isLearnt ?? false;
}
