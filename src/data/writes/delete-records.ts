import { KV, type LearnerTables } from '../database/learner-tables.ts';
import { findDeadLetters } from '../sync-rows/dead-letters.ts';
import type { RowKey } from '../sync-rows/synced-rows.ts';

/** Takes a lesson out with its draft, its answers that wait, and what sync has of it. */
export async function deleteLesson(tables: LearnerTables, id: string): Promise<void> {
  await Promise.all([
    tables.lessons.delete(id),
    tables.kv.delete(KV.draft(id)),
    tables.requests.where('lessonId').equals(id).delete(),
    forget(tables, `lesson:${id}`),
  ]);
}

/** Takes a homework record out with what sync has of it. */
export async function deleteHomework(tables: LearnerTables, id: string): Promise<void> {
  await Promise.all([tables.homework.delete(id), forget(tables, `homework:${id}`)]);
}

/** A record that is gone has nothing left to send or to refuse. */
async function forget(tables: LearnerTables, key: RowKey): Promise<void> {
  await Promise.all([
    tables.outbox.where('key').equals(key).delete(),
    findDeadLetters(tables, [key]).delete(),
  ]);
}
