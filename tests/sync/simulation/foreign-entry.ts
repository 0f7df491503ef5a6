import { enqueueEntry } from '../../../src/data/sync-rows/outbox.ts';
import type { MemoryDatabase } from './memory-database.ts';

const FOREIGN = { id: 'foreign', seq: 1_000_000 };

/** Adds a lesson of Ben and its outbox entry to Ann's database, as a faulty version may have left them. */
export function addForeignEntry(database: MemoryDatabase | null, deviceId: string): void {
  if (!database || database.rows.lessons.has(FOREIGN.id)) return;
  const { lessons, outbox } = database.rows;
  const entry = enqueueEntry(undefined, `lesson:${FOREIGN.id}`, 'ben', 1);
  outbox.set(FOREIGN.seq, { ...entry, seq: FOREIGN.seq });
  lessons.set(FOREIGN.id, {
    id: FOREIGN.id,
    createdAt: 1,
    timestamp: '',
    teacher: 'ben',
    classPlan: '# Ben’s class',
    updatedAt: 1,
    deviceId,
  });
}

export function removeForeignEntry(database: MemoryDatabase | null): void {
  database?.rows.lessons.delete(FOREIGN.id);
  database?.rows.outbox.delete(FOREIGN.seq);
}
