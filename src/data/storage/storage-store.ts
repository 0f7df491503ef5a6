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

/** What the learner's records take on this device, and the way to take less. */
export interface StorageStore {
  /** The size of the learner's records in bytes, as the storage limits measure it. */
  measureStorageBytes(): Promise<number>;
  measureStorage(): Promise<StorageUse>;
  /** What of the records beyond the newest `keep` can be cleared. */
  findOldRecords(kind: RecordKind, keep: number): Promise<OldRecords>;
  /**
   * Takes records beyond the newest `keep` from this device, those that are nowhere else only when told so. The cloud
   * and other devices keep theirs, and sync does not bring them in again. Gives the way back.
   */
  clearOldRecords(
    kind: RecordKind,
    keep: number,
    options: { alsoOnlyHere: boolean },
  ): SaveResult<ClearedRows>;
  /** Takes the results of games and what they remember away; games in the middle stay. Gives the way back. */
  clearGameResults(): SaveResult<ClearedRows>;
  /** Puts back what was cleared. */
  restoreCleared(cleared: ClearedRows): SaveResult;
}

/** The storage's part of the learner's store. */
export function createStorageStore(
  { tables, read, writeLocalOnly }: TableAccess,
  onEnqueued: () => void,
): StorageStore {
  const use = () => read(() => tables.transaction('r', tables.tables, async () => measureStorage(tables)));
  return {
    measureStorageBytes: async () => sumBytes(await use()),
    measureStorage: use,
    findOldRecords: (kind, kept) =>
      read(() => tables.transaction('r', tables.tables, async () => findOldRecords(tables, kind, kept))),
    clearOldRecords: (kind, kept, { alsoOnlyHere }) =>
      writeLocalOnly(tables.tables, async () => {
        const { synced, unsynced } = await findOldRecords(tables, kind, kept);
        return clearRecords(tables, kind, alsoOnlyHere ? [...synced, ...unsynced] : synced);
      }),
    clearGameResults: () => writeLocalOnly(tables.tables, () => clearGames(tables)),
    async restoreCleared(cleared) {
      const saved = await writeLocalOnly(tables.tables, () => restoreCleared(tables, cleared));
      // What had been on its way to the cloud is so again.
      if (saved.ok) onEnqueued();
      return saved;
    },
  };
}
