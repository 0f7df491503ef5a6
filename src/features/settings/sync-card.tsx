import { useSyncExternalStore } from 'react';
import { useLearner } from '../../session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatSyncStatus } from '../shell/sync-status-text.ts';
import css from './sync-card.module.css';

/** The status of sync, with a button that starts it. */
export function SyncCard() {
  const { sync } = useLearner();
  const status = useSyncExternalStore(sync.subscribe, sync.getStatus);
  const isInCloud = status.kind === 'synced' || status.kind === 'syncing';
  return (
    <Card title="Sync" hue="lessons">
      <p className={css.words} role="status">
        <Icon name={isInCloud ? 'cloud' : 'cloud-off'} />
        <span>{formatSyncStatus(status, (at) => new Date(at).toLocaleString())}</span>
      </p>
      <div>
        {status.kind === 'sign-in-again' ? (
          <ButtonLink to="/login" search={{ again: true, from: '/settings' }} kind="primary">
            Sign in again
          </ButtonLink>
        ) : (
          <Button icon="reset" busy={status.kind === 'syncing'} onClick={() => sync.requestDrain()}>
            Sync now
          </Button>
        )}
      </div>
    </Card>
  );
}
