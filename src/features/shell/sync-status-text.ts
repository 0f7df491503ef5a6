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
        ? 'Everything is saved on this device. We couldn’t connect yet.'
        : `Saved on this device. ${formatPendingChanges(status.pending)} will be sent when you’re online.`;
    case 'sign-in-again':
      return `Saved on this device. ${formatPendingChanges(status.pending)} will be sent after you sign in.`;
    case 'attention':
      return status.count === 1
        ? '1 change needs your attention. It’s safe on this device. Everything else is syncing.'
        : `${status.count} changes need your attention. They’re safe on this device. Everything else is syncing.`;
    default:
      return unreachable(status);
  }
}

function formatPendingChanges(pending: number): string {
  return pending === 1 ? '1 change' : `${pending} changes`;
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
  offline: 'We couldn’t connect.',
  unavailable: 'The site was busy.',
  'sign-in-again': 'You need to sign in again.',
  forbidden: 'This account can’t save online.',
  rejected: 'We couldn’t save it online.',
};
