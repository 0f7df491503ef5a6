import type { SyncStatus } from '../../sync/sync-status.ts';

/** What this device knows of the learner's document: an empty place is called empty only where it was `read`. */
export type CloudReadState = 'read' | 'reading' | 'unread';

interface CloudReadFacts {
  status: SyncStatus;
  /** Whether this device has taken over the learner's document at least once. */
  hasSeenCloud: boolean;
  isOnline: boolean;
}

/** Without a connection the last reading counts; a reading that failed leaves open what was added since. */
export function deriveCloudReadState({ status, hasSeenCloud, isOnline }: CloudReadFacts): CloudReadState {
  if (status.failure?.during === 'pull') {
    return hasSeenCloud && status.failure.kind === 'offline' ? 'read' : 'unread';
  }
  if (hasSeenCloud) return 'read';
  return isOnline ? 'reading' : 'unread';
}
