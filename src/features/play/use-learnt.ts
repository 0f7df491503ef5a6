import { useLearner } from '../../session/session-context.tsx';
import { useFetched } from '../frame/use-fetched.ts';

/**
 * Whether the memory has learnt from all that games and classes told before this screen. It is true soon, or after a
 * failure. What learns is loaded behind the screen, which need not wait for it.
 * @param isWanted whether it is to learn at all
 */
export function useLearnt(isWanted = true): boolean {
  const { store, uid } = useLearner();
  const isLearnt = useFetched(isWanted ? store : undefined, async () => {
    try {
      const [{ settleAllLastMoves }, { learnFromEvents }] = await Promise.all([
        import('./last-moves.ts'),
        import('./learn-from-events.ts'),
      ]);
      await settleAllLastMoves(store, uid);
      await learnFromEvents(store);
    } catch (cause) {
      console.error('The memory did not learn from the last games:', cause);
    }
    return true;
  });
  return isLearnt ?? false;
}
