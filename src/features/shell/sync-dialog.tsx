import { useLocation } from '@tanstack/react-router';
import { useId, useSyncExternalStore } from 'react';
import type { PendingChange } from '../../data/sync-rows/unsynced-changes.ts';
import { useLearner } from '../../session/session-context.tsx';
import type { SyncStatus } from '../../sync/sync-status.ts';
import { Alert } from '../../ui/alert.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import layout from '../../ui/layout.module.css';
import { DeadLetterList } from './dead-letter-list.tsx';
import { describePendingChange, type SyncDetailsContext } from './sync-details.ts';
import css from './sync-dialog.module.css';
import { formatSyncStatus } from './sync-status-text.ts';
import { useRecords } from './use-records.ts';

interface SyncDialogProps {
  status: SyncStatus;
  open: boolean;
  onClose: () => void;
}

/** Shows the work that is not in the cloud, the reason, and the possible actions. */
export function SyncDialog({ status, open, onClose }: SyncDialogProps) {
  const { sync } = useLearner();
  const from = useLocation({ select: (location) => location.href });
  return (
    <Dialog
      title="Where your work is saved"
      open={open}
      onClose={onClose}
      actions={
        status.kind === 'sign-in-again' ? (
          <ButtonLink kind="primary" to="/login" search={{ again: true, from }}>
            Sign in again
          </ButtonLink>
        ) : (
          <Button
            kind={status.kind === 'saved-here' ? 'primary' : 'plain'}
            icon="reset"
            busy={status.kind === 'syncing'}
            onClick={() => sync.requestDrain()}
          >
            {status.kind === 'synced' ? 'Check now' : 'Try now'}
          </Button>
        )
      }
    >
      <Details status={status} />
    </Dialog>
  );
}

function Details({ status }: { status: SyncStatus }) {
  const records = useRecords((store) => store.readUnsyncedChanges());
  const context: SyncDetailsContext = {
    status,
    isOnline: useSyncExternalStore(subscribeToConnection, () => navigator.onLine),
    now: Date.now(),
    formatTime: (at) => new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  };
  if (records === undefined) return <BusyIndicator label="Loading…" />;
  if (records === 'failed')
    return <Alert kind="error">We can’t read your work right now. Please try again.</Alert>;
  return (
    <div className={layout.stack5}>
      <p role="status">{formatSyncStatus(status, context.formatTime)}</p>
      {records.deadLetters.length > 0 && <DeadLetterList changes={records.deadLetters} context={context} />}
      {records.pending.length > 0 && <PendingChangeList changes={records.pending} context={context} />}
      {records.deadLetters.length + records.pending.length === 0 && (
        <p className={css.nothing}>Everything is up to date. New work syncs by itself.</p>
      )}
    </div>
  );
}

function subscribeToConnection(listener: () => void): () => void {
  const unsubscribe = new AbortController();
  for (const type of ['online', 'offline']) {
    window.addEventListener(type, listener, { signal: unsubscribe.signal });
  }
  return () => unsubscribe.abort();
}

/** The changes that will sync by themselves. */
function PendingChangeList({
  changes,
  context,
}: {
  changes: readonly PendingChange[];
  context: SyncDetailsContext;
}) {
  const headingId = useId();
  return (
    <section className={layout.stack3} aria-labelledby={headingId}>
      <h3 id={headingId}>Not synced yet</h3>
      <ul className={layout.stack2}>
        {changes.map((change) => {
          const { key, name, since, trouble, next } = describePendingChange(change, context);
          return (
            <li key={key} className={css.item}>
              <p className={css.name}>{name}</p>
              <p className={css.facts}>
                <span>{since}</span>
                {trouble && <span>{trouble}</span>}
                <span>{next}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
