import type { SyncFailureKind } from '../../data/sync-rows/synced-rows.ts';
import { unreachable } from '../../domain/result.ts';
import type { SyncStatus } from '../../sync/sync-status.ts';
import type { IconName } from '../../ui/icon.tsx';

/** The status in a few words, the same on every screen. */
export function formatSyncLabel(status: SyncStatus): string {
  switch (status.kind) {
    case 'saved-here':
      return 'Saved on this device';
    case 'syncing':
      return 'Syncing';
    case 'synced':
      return 'Synced';
    case 'sign-in-again':
      return 'Sign in again';
    case 'attention':
      return status.count === 1 ? '1 change needs attention' : `${status.count} changes need attention`;
    default:
      return unreachable(status);
  }
}

/**
 * The state of sync as a sentence.
 * @param formatTime formats a time, in milliseconds since the epoch, for the learner
 */
export function formatSyncStatus(status: SyncStatus, formatTime: (at: number) => string): string {
  switch (status.kind) {
    case 'synced':
      return `All synced. New work syncs by itself. Last checked ${formatTime(status.at)}.`;
    case 'syncing':
      return 'Syncing now.';
    case 'saved-here':
      return status.pending === 0
        ? 'Everything is saved on this device. The server has not been reached yet.'
        : `Saved on this device. ${formatWaitingChanges(status.pending)} for a connection.`;
    case 'sign-in-again':
      return `Saved on this device. ${formatWaitingChanges(status.pending)} for you to sign in again.`;
    case 'attention':
      return status.count === 1
        ? '1 change needs your attention. It is kept on this device, and all else goes on syncing.'
        : `${status.count} changes need your attention. They are kept on this device, and all else goes on syncing.`;
    default:
      return unreachable(status);
  }
}

function formatWaitingChanges(pending: number): string {
  return pending === 1 ? '1 change waits' : `${pending} changes wait`;
}

export const STATUS_ICONS: Record<SyncStatus['kind'], IconName> = {
  'saved-here': 'save',
  syncing: 'cloud',
  synced: 'cloud',
  'sign-in-again': 'cloud-off',
  attention: 'warning',
};

/** Why the last attempt failed, for the learner. */
export const SYNC_FAILURE_TEXTS: Record<SyncFailureKind, string> = {
  offline: 'The server could not be reached.',
  unavailable: 'The server was busy or down.',
  'sign-in-again': 'Your sign-in had run out.',
  forbidden: 'The server does not let this account write.',
  rejected: 'The server did not take it.',
};
