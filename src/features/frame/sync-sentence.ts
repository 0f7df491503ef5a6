import { unreachable } from '../../domain/result.ts';
import type { SyncStatus } from '../../sync/status/status.ts';

/**
 * The state of sync as a sentence.
 * @param when writes a time, in milliseconds since the epoch, for the learner
 */
export function syncWords(status: SyncStatus, when: (at: number) => string): string {
  switch (status.phase) {
    case 'synced':
      return `Synced. Last checked ${when(status.at)}.`;
    case 'syncing':
      return 'Syncing now.';
    case 'saved-here':
      return status.pending === 0
        ? 'Everything is saved on this device. The server has not been reached yet.'
        : `Saved on this device. ${changes(status.pending)} for a connection.`;
    case 'sign-in-again':
      return `Saved on this device. ${changes(status.pending)} for you to sign in again.`;
    case 'attention':
      return status.count === 1
        ? '1 change needs your attention. It is kept on this device, and all else goes on syncing.'
        : `${status.count} changes need your attention. They are kept on this device, and all else goes on syncing.`;
    default:
      return unreachable(status);
  }
}

function changes(pending: number): string {
  return pending === 1 ? '1 change waits' : `${pending} changes wait`;
}
