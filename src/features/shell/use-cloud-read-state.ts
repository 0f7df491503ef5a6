import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { useLearner } from '../../session/session-context.tsx';
import { type CloudReadState, deriveCloudReadState } from './cloud-read-state.ts';

/** Whether this device has loaded what the learner's other devices have; `undefined` while that is read. */
export function useCloudReadState(): CloudReadState | undefined {
  const { store, sync } = useLearner();
  const status = useSyncExternalStore(sync.subscribe, sync.getStatus);
  const hasSeenCloud = useLiveQuery(() => store.hasSeenCloud(), [store]);
  return hasSeenCloud === undefined
    ? undefined
    : deriveCloudReadState({ status, hasSeenCloud, isOnline: navigator.onLine });
}
