import type { Saved } from '../learner/learner-store.ts';
import type { Access } from '../writes/access.ts';
import {
  type Cleared,
  clearGames,
  clearRecords,
  type OldRecords,
  oldRecords,
  putBack,
  type RecordKind,
} from './clear-records.ts';
import { type StorageUse, storageUse, totalBytes } from './storage-use.ts';

/** What the learner's records take on this device, and the way to take less. */
export interface StorageStore {
  /** The size of the learner's records in bytes, as the storage limits measure it. */
  storageBytes(): Promise<number>;
  storageUse(): Promise<StorageUse>;
  /** What of the records beyond the newest `keep` can be cleared. */
  oldRecords(kind: RecordKind, keep: number): Promise<OldRecords>;
  /**
   * Takes records beyond the newest `keep` from this device, those that are nowhere else only when told so. The cloud
   * and other devices keep theirs, and sync does not bring them in again. Gives the way back.
   */
  clearOldRecords(kind: RecordKind, keep: number, options: { alsoOnlyHere: boolean }): Saved<Cleared>;
  /** Takes the results of games and what they remember away; games in the middle stay. Gives the way back. */
  clearGameResults(): Saved<Cleared>;
  /** Puts back what was cleared. */
  putBack(cleared: Cleared): Saved;
}

/** The storage's part of the learner's store. */
export function createStorageStore({ tables, read, keep }: Access, onEnqueued: () => void): StorageStore {
  const use = () => read(() => tables.transaction('r', tables.tables, async () => storageUse(tables)));
  return {
    storageBytes: async () => totalBytes(await use()),
    storageUse: use,
    oldRecords: (kind, kept) =>
      read(() => tables.transaction('r', tables.tables, async () => oldRecords(tables, kind, kept))),
    clearOldRecords: (kind, kept, { alsoOnlyHere }) =>
      keep(tables.tables, async () => {
        const { inCloud, onlyHere } = await oldRecords(tables, kind, kept);
        return clearRecords(tables, kind, alsoOnlyHere ? [...inCloud, ...onlyHere] : inCloud);
      }),
    clearGameResults: () => keep(tables.tables, () => clearGames(tables)),
    async putBack(cleared) {
      const saved = await keep(tables.tables, () => putBack(tables, cleared));
      // What had been on its way to the cloud is so again.
      if (saved.ok) onEnqueued();
      return saved;
    },
  };
}
