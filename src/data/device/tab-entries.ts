import type { DeviceStore } from './device-store.ts';
import { createPageExitEntries } from './page-exit-entries.ts';

/**
 * Session storage, which keeps for this tab what a page had no time to save, each piece as `<kind>:<uid>:<id>`. A log-out
 * leaves it: what never got into the records may be nowhere else.
 */
export interface TabEntries {
  /** Takes away what is kept of a learner's. */
  deleteEntries(uid: string): void;
  /** Takes away everything. */
  deleteAllEntries(): void;
  /** The id of the records that the tab had open last for a learner; null when it had none. */
  readRecordsId(uid: string): string | null;
  saveRecordsId(uid: string, recordsId: string): void;
}

/** In a browser that denies session storage, entries that do nothing. */
export function createTabEntries(storage: () => Storage): TabEntries {
  const opened = createPageExitEntries(storage, 'records', (id) => (typeof id === 'string' ? id : null));

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
    deleteEntries: (uid) => remove((key) => key.includes(`:${uid}:`)),
    deleteAllEntries: () => remove(() => true),
    readRecordsId: (uid) => opened.read(uid),
    saveRecordsId: (uid, recordsId) => opened.save(uid, recordsId),
  };
}

/**
 * Takes away what the tab kept of records that the learner has discarded since, before it joins `recordsId`, which
 * the tab opens. At the log-out it was too early: screens write as they go, and other tabs may have slept.
 */
export async function deleteEntriesOfDeletedRecords(
  tab: TabEntries,
  device: Pick<DeviceStore, 'readDeletedRecordsId'>,
  uid: string,
  { recordsId }: { recordsId: string },
): Promise<void> {
  const before = tab.readRecordsId(uid);
  const isOther = before !== null && before !== recordsId;
  if (isOther && (await device.readDeletedRecordsId(uid)) === before) tab.deleteEntries(uid);
  tab.saveRecordsId(uid, recordsId);
}
