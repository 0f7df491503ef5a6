import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useLearner } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { AlertNotice } from './alert-notice.tsx';
import { formatEviction, formatLongWait } from './records-notice-text.ts';
import { useCloudReadState } from './use-cloud-read-state.ts';

/** Tells, on whatever screen, what the learner should know of where their records are. */
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
    <AlertNotice kind={cloud === 'read' ? 'success' : 'info'} onDismiss={() => void store.clearEvicted()}>
      {formatEviction(cloud)}
    </AlertNotice>
  );
}

function LongWaitNotice() {
  const { store, sync } = useLearner();
  const since = useLiveQuery(() => store.readOldestPendingAt(), [store]) ?? null;
  const [isPutOff, setPutOff] = useState(false);
  const words = formatLongWait(since, Date.now());
  if (words === null || isPutOff) return null;
  return (
    <AlertNotice
      kind="info"
      action={
        <>
          <Button kind="primary" icon="reset" onClick={() => sync.requestDrain()}>
            Send it now
          </Button>
          <Button kind="quiet" onClick={() => setPutOff(true)}>
            Later
          </Button>
        </>
      }
    >
      {words}
    </AlertNotice>
  );
}
