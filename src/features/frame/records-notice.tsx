import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useLearner } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { AlertNotice } from './alert-notice.tsx';
import { evictionWords, longWaitWords } from './records-words.ts';
import { useCloud } from './use-cloud.ts';

/** Tells, on whatever screen, what the learner should know of where their records are. */
export function RecordsNotice() {
  return (
    <>
      <Evicted />
      <LongWait />
    </>
  );
}

function Evicted() {
  const { store } = useLearner();
  const wasEvicted = useLiveQuery(() => store.wasEvicted(), [store]);
  const cloud = useCloud();
  if (!wasEvicted || cloud === undefined) return null;
  return (
    <AlertNotice kind={cloud === 'read' ? 'success' : 'info'} onRead={() => void store.forgetEviction()}>
      {evictionWords(cloud)}
    </AlertNotice>
  );
}

function LongWait() {
  const { store, sync } = useLearner();
  const since = useLiveQuery(() => store.waitingSince(), [store]) ?? null;
  const [isPutOff, setPutOff] = useState(false);
  const words = longWaitWords(since, Date.now());
  if (words === null || isPutOff) return null;
  return (
    <AlertNotice
      kind="info"
      action={
        <>
          <Button kind="primary" icon="reset" onClick={() => sync.wake()}>
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
