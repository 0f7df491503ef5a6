import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { STORAGE_LIMIT_BYTES } from '../../domain/limits.ts';
import { checkStorage, storageMessage } from '../../domain/storage-limits.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Meter } from '../../ui/meter.tsx';
import { offerFile } from '../../ui/offer-file.ts';
import { storageWords } from './storage-words.ts';

/** How much of the room for records is used, and everything in it as a file. */
export function StorageUse() {
  const { uid, store } = useLearner();
  const bytes = useLiveQuery(() => store.storageBytes(), [store]);
  const [failed, setFailed] = useState(false);
  const limit = bytes === undefined ? null : checkStorage(bytes);

  async function download() {
    setFailed(false);
    try {
      offerFile(`learning-arcade-${uid}.json`, await store.exportAll(), 'application/json');
    } catch {
      setFailed(true);
    }
  }

  return (
    <Card title="Stored on this device" hue="arcade">
      <Meter
        label="Your records"
        value={bytes ?? 0}
        max={STORAGE_LIMIT_BYTES}
        valueText={bytes === undefined ? 'Measuring' : storageWords(bytes)}
        hue="arcade"
      />
      {limit && !limit.ok && <Alert kind="error">{storageMessage(limit.failure)}</Alert>}
      <p>
        The newest 50 lessons and 50 homework items are kept. The file holds all of them, your profile, your
        progress and anything that is not synced yet.
      </p>
      <div>
        <Button icon="download" onClick={() => void download()}>
          Download my data
        </Button>
      </div>
      {failed && <Alert kind="error">The file could not be made. Please try again.</Alert>}
    </Card>
  );
}
