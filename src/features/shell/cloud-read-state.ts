import type { SyncStatus } from '../../sync/sync-status.ts';

/** Whether this device has loaded the learner's document: a screen is called empty only when it has. */
export type CloudReadState = 'loaded' | 'loading' | 'unavailable';

interface CloudReadFacts {
  status: SyncStatus;
  /** Whether this device has loaded the learner's document at least once. */
  hasSeenCloud: boolean;
  isOnline: boolean;
}

/** Offline, the last load counts; after another failure it is unknown what was added since. */
export function deriveCloudReadState({ status, hasSeenCloud, isOnline }: CloudReadFacts): CloudReadState {
  if (status.failure?.during === 'pull') {
    return hasSeenCloud && status.failure.kind === 'offline' ? 'loaded' : 'unavailable';
  }
  if (hasSeenCloud) return 'loaded';
  return isOnline ? 'loading' : 'unavailable';
}
