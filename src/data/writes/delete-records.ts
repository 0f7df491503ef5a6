import { KV, type LearnerTables } from '../database/learner-tables.ts';
import { findDeadLetters } from '../sync-rows/dead-letters.ts';
import type { RowKey } from '../sync-rows/synced-rows.ts';

/** Deletes a lesson with its draft, its requests, its outbox entry and its dead letters. */
export async function deleteLesson(tables: LearnerTables, id: string): Promise<void> {
  await Promise.all([
    tables.lessons.delete(id),
    tables.kv.delete(KV.draft(id)),
    tables.requests.where('lessonId').equals(id).delete(),
    deleteSyncEntries(tables, `lesson:${id}`),
  ]);
}

/** Deletes a homework record with its outbox entry and its dead letters. */
export async function deleteHomework(tables: LearnerTables, id: string): Promise<void> {
  await Promise.all([tables.homework.delete(id), deleteSyncEntries(tables, `homework:${id}`)]);
}

async function deleteSyncEntries(tables: LearnerTables, key: RowKey): Promise<void> {
  await Promise.all([
    tables.outbox.where('key').equals(key).delete(),
    findDeadLetters(tables, [key]).delete(),
  ]);
}
