import { useLearner } from '../../session/session-context.tsx';
import { useAsyncValue } from '../shell/use-async-value.ts';
import { learnFromEvents } from './learn-from-events.ts';
import { saveUnsavedGames } from './unsaved-games.ts';

/**
 * Applies the pending events of games and classes to the learner's memory (their spaced repetition); true
 * when that is done or has failed. The screen need not wait for it.
 * @param isEnabled whether to apply them at all
 */
export function useMemoryUpToDate(isEnabled = true): boolean {
  const { store, uid } = useLearner();
  const isUpToDate = useAsyncValue(isEnabled ? store : undefined, async () => {
    try {
      await saveUnsavedGames(store, uid);
      await learnFromEvents(store);
    } catch (cause) {
      console.error('The last games were not applied to the memory:', cause);
    }
    return true;
  });
  return isUpToDate ?? false;
}
