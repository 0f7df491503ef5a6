import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { unreachable } from '../../domain/result.ts';
import { useLearner } from '../../session/session-context.tsx';
import type { SyncStatus } from '../../sync/status.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import css from './sync-status-line.module.css';

/** Where the learner's work is, in one calm line. */
export function SyncStatusLine() {
  const { sync } = useLearner();
  const status = useSyncExternalStore(sync.subscribe, sync.status);
  const from = useLocation({ select: (location) => location.href });
  return (
    <div className={css.line} role="status">
      <Icon name={iconOf(status)} />
      <span>{textOf(status)}</span>
      {status.phase === 'sign-in-again' && (
        <ButtonLink to="/login" search={{ again: true, from }}>
          Sign in
        </ButtonLink>
      )}
      {status.phase === 'attention' && <ButtonLink to="/settings">What it is</ButtonLink>}
    </div>
  );
}

function textOf(status: SyncStatus): string {
  switch (status.phase) {
    case 'saved-here':
      return 'Saved on this device';
    case 'syncing':
      return 'Syncing…';
    case 'synced':
      return 'Synced';
    case 'sign-in-again':
      return 'Sign in again to sync. Your work is saved on this device.';
    case 'attention':
      return status.count === 1 ? '1 change needs attention' : `${status.count} changes need attention`;
    default:
      return unreachable(status);
  }
}

function iconOf(status: SyncStatus): IconName {
  switch (status.phase) {
    case 'saved-here':
      return 'save';
    case 'syncing':
    case 'synced':
      return 'cloud';
    case 'sign-in-again':
      return 'cloud-off';
    case 'attention':
      return 'warning';
    default:
      return unreachable(status);
  }
}
