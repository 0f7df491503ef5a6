import { useEffect, useState } from 'react';
import { useLearner } from '../../session/session-context.tsx';

/**
 * Whether the memory has learnt from all that games and classes told before this screen. It is true soon, or after a
 * failure. What learns is loaded behind the screen, which need not wait for it.
 * @param isWanted whether it is to learn at all
 */
export function useLearnt(isWanted = true): boolean {
  const { store, uid } = useLearner();
  const [isLearnt, setIsLearnt] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void Promise.all([import('./last-moves.ts'), import('./learn-from-events.ts')])
      .then(async ([{ settleAllLastMoves }, { learnFromEvents }]) => {
        await settleAllLastMoves(store, uid);
        await learnFromEvents(store);
      })
      .catch((cause) => console.error('The memory did not learn from the last games:', cause))
      .then(() => isCurrent && setIsLearnt(true));
    return () => {
      isCurrent = false;
    };
  }, [store, uid, isWanted]);
  return isLearnt;
}
