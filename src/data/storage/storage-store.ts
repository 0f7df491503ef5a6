import type { SaveResult } from '../writes/save-result.ts';
import type { TableAccess } from '../writes/table-access.ts';
import {
  type ClearedRows,
  clearGames,
  clearRecords,
  findOldRecords,
  type OldRecords,
  type RecordKind,
  restoreCleared,
} from './clear-records.ts';
import { measureStorage, type StorageUse, sumBytes } from './storage-use.ts';

/** The size of the learner's records on this device, and the clearing of old ones. */
export interface StorageStore {
  /** The size of the learner's records in bytes, as the storage limits measure it. */
  measureStorageBytes(): Promise<number>;
  /** The same size by kind of record. */
  measureStorage(): Promise<StorageUse>;
  /** The records beyond the newest `keep`, by whether they can be cleared. */
  findOldRecords(kind: RecordKind, keep: number): Promise<OldRecords>;
  /**
   * Clears records beyond the newest `keep` from this device; unsynced ones only with `includeUnsynced`. The
   * cloud and other devices keep their copies, and sync does not bring the cleared records back to this
   * device. Returns what `restoreCleared` needs.
   */
  clearOldRecords(
    kind: RecordKind,
    keep: number,
    options: { includeUnsynced: boolean },
  ): SaveResult<ClearedRows>;
  /**
   * Clears the results of games, and what a game remembers from one play to the next; games in progress stay.
   * Returns what `restoreCleared` needs.
   */
  clearGameResults(): SaveResult<ClearedRows>;
  /** Restores the records that a clearing returned. */
  restoreCleared(cleared: ClearedRows): SaveResult;
}

/**
 * The storage's part of the learner's store.
 * @param onEnqueued called when restored records have changes to send
 */
export function createStorageStore(
  { tables, read, writeLocalOnly }: TableAccess,
  onEnqueued: () => void,
): StorageStore {
  const readUse = () =>
    read(() => tables.transaction('r', tables.tables, async () => measureStorage(tables)));
  return {
    measureStorageBytes: async () => sumBytes(await readUse()),
    measureStorage: readUse,
    findOldRecords: (kind, keep) =>
      read(() => tables.transaction('r', tables.tables, async () => findOldRecords(tables, kind, keep))),
    clearOldRecords: (kind, keep, { includeUnsynced }) =>
      writeLocalOnly(tables.tables, async () => {
        const { synced, unsynced } = await findOldRecords(tables, kind, keep);
        return clearRecords(tables, kind, includeUnsynced ? [...synced, ...unsynced] : synced);
      }),
    clearGameResults: () => writeLocalOnly(tables.tables, () => clearGames(tables)),
    async restoreCleared(cleared) {
      const saved = await writeLocalOnly(tables.tables, () => restoreCleared(tables, cleared));
      // Restored outbox entries have to be sent.
      if (saved.ok) onEnqueued();
      return saved;
    },
  };
}
