import { useEffect, useState } from 'react';
import { useLearner } from '../../session/session-context.tsx';
import { learnFromEvents } from './learn-from-events.ts';

/** Whether the memory has learnt from all that games and classes told before this screen. It is true soon, or after a failure. */
export function useLearnt(): boolean {
  const { store } = useLearner();
  const [isLearnt, setIsLearnt] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void learnFromEvents(store)
      .catch(console.error)
      .then(() => isCurrent && setIsLearnt(true));
    return () => {
      isCurrent = false;
    };
  }, [store]);
  return isLearnt;
}
