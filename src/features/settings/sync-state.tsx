import { useSyncExternalStore } from 'react';
import { unreachable } from '../../domain/result.ts';
import { useLearner } from '../../session/session-context.tsx';
import type { SyncStatus } from '../../sync/status/status.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { syncWords } from '../frame/sync-words.ts';
import css from './sync-state.module.css';

/** Where the learner's work is, and a nudge for the impatient. */
export function SyncState() {
  const { sync } = useLearner();
  const status = useSyncExternalStore(sync.subscribe, sync.status);
  return (
    <Card title="Sync" hue="lessons">
      <p className={css.words} role="status">
        <Icon name={isInCloud(status) ? 'cloud' : 'cloud-off'} />
        <span>{syncWords(status, (at) => new Date(at).toLocaleString())}</span>
      </p>
      <div>
        {status.phase === 'sign-in-again' ? (
          <ButtonLink to="/login" search={{ again: true, from: '/settings' }} kind="primary">
            Sign in again
          </ButtonLink>
        ) : (
          <Button icon="reset" busy={status.phase === 'syncing'} onClick={() => sync.wake()}>
            Sync now
          </Button>
        )}
      </div>
    </Card>
  );
}

function isInCloud(status: SyncStatus): boolean {
  switch (status.phase) {
    case 'synced':
    case 'syncing':
      return true;
    case 'saved-here':
    case 'sign-in-again':
    case 'attention':
      return false;
    default:
      return unreachable(status);
  }
}
