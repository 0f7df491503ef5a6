import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { UNSYNCED_WARNING_MS } from '../../domain/limits.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { AlertNotice } from './alert-notice.tsx';
import type { CloudReadState } from './cloud-read-state.ts';
import { useCloudReadState } from './use-cloud-read-state.ts';

/** Notices about the safety of the learner's records, on every screen. */
export function RecordsNotice() {
  return (
    <>
      <EvictionNotice />
      <LongWaitNotice />
    </>
  );
}

function EvictionNotice() {
  const { store } = useLearner();
  const wasEvicted = useLiveQuery(() => store.wasEvicted(), [store]);
  const cloud = useCloudReadState();
  if (!wasEvicted || cloud === undefined) return null;
  return (
    <AlertNotice kind={cloud === 'loaded' ? 'success' : 'info'} onDismiss={() => void store.clearEvicted()}>
      {formatEviction(cloud)}
    </AlertNotice>
  );
}

function LongWaitNotice() {
  const { store, sync } = useLearner();
  const since = useLiveQuery(() => store.readOldestPendingAt(), [store]) ?? null;
  const [isDismissed, setDismissed] = useState(false);
  const text = formatLongWait(since, Date.now());
  if (text === null || isDismissed) return null;
  return (
    <AlertNotice
      kind="info"
      action={
        <>
          <Button kind="primary" icon="reset" onClick={() => sync.requestDrain()}>
            Send it now
          </Button>
          <Button kind="quiet" onClick={() => setDismissed(true)}>
            Later
          </Button>
        </>
      }
    >
      {text}
    </AlertNotice>
  );
}

const DAY_MS = 24 * 3_600_000;

/**
 * The text about work that has waited long for the cloud; `null` while it has not.
 * @param since the time of the oldest pending change, in milliseconds since the epoch; `null` without one
 */
export function formatLongWait(since: number | null, now: number): string | null {
  if (since === null || now - since < UNSYNCED_WARNING_MS) return null;
  const days = Math.floor((now - since) / DAY_MS);
  return `Some work from ${days} days ago is still only on this device.`;
}

/** The text after the browser has evicted the learner's records from this device. */
export function formatEviction(cloud: CloudReadState): string {
  return `Your browser deleted the app’s data. ${RESTORE_TEXTS[cloud]}`;
}

const RESTORE_TEXTS = {
  loaded: 'All your synced work is here again.',
  loading: 'We’re loading your synced work.',
  unavailable: 'You’ll get your synced work when you’re online.',
} satisfies Record<CloudReadState, string>;
