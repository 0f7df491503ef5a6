import { useSyncExternalStore } from 'react';
import { useLearner } from '../../session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { syncWords } from '../frame/sync-words.ts';
import css from './sync-state.module.css';

/** Where the learner's work is, and a nudge for the impatient. */
export function SyncState() {
  const { sync } = useLearner();
  const status = useSyncExternalStore(sync.subscribe, sync.status);
  const isInCloud = status.phase === 'synced' || status.phase === 'syncing';
  return (
    <Card title="Sync" hue="lessons">
      <p className={css.words} role="status">
        <Icon name={isInCloud ? 'cloud' : 'cloud-off'} />
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
