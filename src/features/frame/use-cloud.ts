import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { useLearner } from '../../session/session-context.tsx';
import { type CloudReading, cloudReading } from './cloud-reading.ts';

/** Whether this device knows what the learner's other devices have; `undefined` until the device has told. */
export function useCloud(): CloudReading | undefined {
  const { store, sync } = useLearner();
  const status = useSyncExternalStore(sync.subscribe, sync.status);
  const hasSeenCloud = useLiveQuery(() => store.hasSeenCloud(), [store]);
  return hasSeenCloud === undefined
    ? undefined
    : cloudReading({ status, hasSeenCloud, isOnline: navigator.onLine });
}
