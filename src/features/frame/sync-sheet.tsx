import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useLearner } from '../../session/session-context.tsx';
import type { SyncStatus } from '../../sync/status/status.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import layout from '../../ui/layout.module.css';
import { Working } from '../../ui/working.tsx';
import { SetAsideList } from './set-aside-list.tsx';
import type { DetailsParts } from './sync-details.ts';
import css from './sync-sheet.module.css';
import { syncWords } from './sync-words.ts';
import { useRecords } from './use-records.ts';
import { WaitingList } from './waiting-list.tsx';

interface SyncSheetProps {
  status: SyncStatus;
  open: boolean;
  onClose: () => void;
}

/** What of the learner's work is not in the cloud, why not, and what helps. */
export function SyncSheet({ status, open, onClose }: SyncSheetProps) {
  const { sync } = useLearner();
  const from = useLocation({ select: (location) => location.href });
  return (
    <Dialog
      title="Where your work is"
      open={open}
      onClose={onClose}
      actions={
        status.phase === 'sign-in-again' ? (
          <ButtonLink kind="primary" to="/login" search={{ again: true, from }}>
            Sign in again
          </ButtonLink>
        ) : (
          <Button
            kind={status.phase === 'saved-here' ? 'primary' : 'plain'}
            icon="reset"
            busy={status.phase === 'syncing'}
            onClick={() => sync.wake()}
          >
            {status.phase === 'synced' ? 'Check now' : 'Try now'}
          </Button>
        )
      }
    >
      <Details status={status} />
    </Dialog>
  );
}

function Details({ status }: { status: SyncStatus }) {
  const records = useRecords((store) => store.unsyncedRecords());
  const parts: DetailsParts = {
    status,
    isOnline: useSyncExternalStore(onConnection, () => navigator.onLine),
    now: Date.now(),
    when: (at) => new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  };
  if (records === undefined) return <Working label="Looking through your records…" />;
  if (records === 'failed') return <Alert kind="error">Your records can’t be read just now.</Alert>;
  return (
    <div className={layout.stack5}>
      <p role="status">{syncWords(status, parts.when)}</p>
      {records.setAside.length > 0 && <SetAsideList changes={records.setAside} parts={parts} />}
      {records.waiting.length > 0 && <WaitingList changes={records.waiting} parts={parts} />}
      {records.setAside.length + records.waiting.length === 0 && (
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
