import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useLearner } from '../../session/session-context.tsx';
import type { SyncStatus } from '../../sync/sync-status.ts';
import { Alert } from '../../ui/alert.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import layout from '../../ui/layout.module.css';
import { DeadLetterList } from './dead-letter-list.tsx';
import { PendingChangeList } from './pending-change-list.tsx';
import type { SyncDetailsContext } from './sync-details.ts';
import css from './sync-dialog.module.css';
import { formatSyncStatus } from './sync-status-text.ts';
import { useRecords } from './use-records.ts';

interface SyncDialogProps {
  status: SyncStatus;
  open: boolean;
  onClose: () => void;
}

/** What of the learner's work is not in the cloud, why not, and what helps. */
export function SyncDialog({ status, open, onClose }: SyncDialogProps) {
  const { sync } = useLearner();
  const from = useLocation({ select: (location) => location.href });
  return (
    <Dialog
      title="Where your work is"
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
  const parts: SyncDetailsContext = {
    status,
    isOnline: useSyncExternalStore(onConnection, () => navigator.onLine),
    now: Date.now(),
    formatTime: (at) => new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  };
  if (records === undefined) return <BusyIndicator label="Looking through your records…" />;
  if (records === 'failed') return <Alert kind="error">Your records can’t be read just now.</Alert>;
  return (
    <div className={layout.stack5}>
      <p role="status">{formatSyncStatus(status, parts.formatTime)}</p>
      {records.deadLetters.length > 0 && <DeadLetterList changes={records.deadLetters} parts={parts} />}
      {records.pending.length > 0 && <PendingChangeList changes={records.pending} parts={parts} />}
      {records.deadLetters.length + records.pending.length === 0 && (
        <p className={css.nothing}>Nothing waits. What you save next goes out by itself.</p>
      )}
    </div>
  );
}

function onConnection(listener: () => void): () => void {
  const leaving = new AbortController();
  for (const type of ['online', 'offline']) {
    window.addEventListener(type, listener, { signal: leaving.signal });
  }
  return () => leaving.abort();
}
