import { useLiveQuery } from 'dexie-react-hooks';
import { STORAGE_LIMIT_BYTES } from '../../domain/limits.ts';
import { checkStorage, storageMessage } from '../../domain/storage-limits.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Meter } from '../../ui/meter.tsx';
import { storageWords } from './storage-words.ts';

/** How much of the room for records is used. */
export function StorageUse() {
  const { store } = useLearner();
  const bytes = useLiveQuery(() => store.storageBytes(), [store]);
  const limit = bytes === undefined ? null : checkStorage(bytes);

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
      <p>The newest 50 classes and 50 homework items are kept.</p>
    </Card>
  );
}
