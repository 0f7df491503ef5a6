import type { DeviceStore } from './device-store.ts';
import { createPageExitEntries } from './page-exit-entries.ts';

/**
 * The tab's session storage, with data that a closing page could not save, under `<kind>:<uid>:<id>`. A
 * log-out keeps it, because such data may be nowhere else.
 */
export interface TabEntries {
  /** Deletes the entries of one learner. */
  deleteEntries(uid: string): void;
  deleteAllEntries(): void;
  /** The id of the records that the tab last opened for a learner; null when it opened none. */
  readRecordsId(uid: string): string | null;
  saveRecordsId(uid: string, recordsId: string): void;
}

/** Without session storage, every method does nothing. */
export function createTabEntries(storage: () => Storage): TabEntries {
  const recordsIds = createPageExitEntries(storage, 'records', (id) => (typeof id === 'string' ? id : null));

  function deleteWhere(isIncluded: (key: string) => boolean): void {
    try {
      const entries = storage();
      const keys = Array.from(entries, (_, index) => entries.key(index) ?? '');
      for (const key of keys.filter(isIncluded)) entries.removeItem(key);
    } catch (cause) {
      console.warn('Session storage can’t be cleared:', cause);
    }
  }

  return {
    deleteEntries: (uid) => deleteWhere((key) => key.includes(`:${uid}:`)),
    deleteAllEntries: () => deleteWhere(() => true),
    readRecordsId: (uid) => recordsIds.read(uid),
    saveRecordsId: (uid, recordsId) => recordsIds.save(uid, recordsId),
  };
}

/**
 * Deletes the tab's entries for records that the learner has deleted since, before they mix with those of
 * `recordsId`. At the log-out it is too early for that: closing screens still save, and other tabs may be
 * frozen.
 */
export async function deleteEntriesOfDeletedRecords(
  tab: TabEntries,
  device: Pick<DeviceStore, 'readDeletedRecordsId'>,
  uid: string,
  { recordsId }: { recordsId: string },
): Promise<void> {
  const previousId = tab.readRecordsId(uid);
  const isOther = previousId !== null && previousId !== recordsId;
  if (isOther && (await device.readDeletedRecordsId(uid)) === previousId) tab.deleteEntries(uid);
  tab.saveRecordsId(uid, recordsId);
}
