import type { DeviceStore } from './device-store.ts';
import { createPartingEntries } from './parting-entries.ts';

/**
 * Session storage, which keeps for this tab what a page had no time to save, each piece as `<kind>:<uid>:<id>`. A log-out
 * leaves it: what never got into the records may be nowhere else.
 */
export interface TabEntries {
  /** Takes away what is kept of a learner's. */
  forget(uid: string): void;
  /** Takes away everything. */
  clear(): void;
  /** The id of the records that the tab had open last for a learner; null when it had none. */
  recordsOf(uid: string): string | null;
  noteRecords(uid: string, recordsId: string): void;
}

/** In a browser that denies session storage, entries that do nothing. */
export function createTabEntries(storage: () => Storage): TabEntries {
  const opened = createPartingEntries(storage, 'records', (id) => (typeof id === 'string' ? id : null));

  function remove(isMeant: (key: string) => boolean): void {
    try {
      const entries = storage();
      const keys = Array.from(entries, (_, index) => entries.key(index) ?? '');
      for (const key of keys.filter(isMeant)) entries.removeItem(key);
    } catch (cause) {
      console.warn('Session storage can’t be cleared:', cause);
    }
  }

  return {
    forget: (uid) => remove((key) => key.includes(`:${uid}:`)),
    clear: () => remove(() => true),
    recordsOf: (uid) => opened.read(uid),
    noteRecords: (uid, recordsId) => opened.keep(uid, recordsId),
  };
}

/**
 * Takes away what the tab kept of records that the learner has discarded since, before it joins `recordsId`, which
 * the tab opens. At the log-out it was too early: screens write as they go, and other tabs may have slept.
 */
export async function forgetDiscarded(
  tab: TabEntries,
  device: Pick<DeviceStore, 'discardedRecords'>,
  uid: string,
  { recordsId }: { recordsId: string },
): Promise<void> {
  const before = tab.recordsOf(uid);
  const isOther = before !== null && before !== recordsId;
  if (isOther && (await device.discardedRecords(uid)) === before) tab.forget(uid);
  tab.noteRecords(uid, recordsId);
}
