import { RETAINED_HOMEWORK, RETAINED_LESSONS } from '../../domain/limits.ts';
import type { HomeworkRecord, LessonRecord } from '../../domain/records.ts';
import { KV, type LearnerTables } from '../database/learner-tables.ts';
import type { RequestRow } from '../requests/request-rows.ts';
import { findDeadLetters } from '../sync-rows/dead-letters.ts';
import { enqueueEntry } from '../sync-rows/outbox.ts';
import type { DeadLetter, OutboxEntry, RowKey } from '../sync-rows/synced-rows.ts';

/** Rows that a write puts together at its end. */
export interface WriteBatch {
  values: Map<string, unknown>;
  lessons: LessonRecord[];
  homework: HomeworkRecord[];
  requests: RequestRow[];
  /** What a write lies over, and nobody can read. */
  deadLetters: DeadLetter[];
  /** What is entered for sync. */
  outboxKeys: Set<RowKey>;
  /** The largest time among the rows, where one is later than the write itself. */
  latestTime: number;
}

export function createBatch(): WriteBatch {
  return {
    values: new Map(),
    lessons: [],
    homework: [],
    requests: [],
    deadLetters: [],
    outboxKeys: new Set(),
    latestTime: 0,
  };
}

function isEmpty({ values, lessons, homework, requests, outboxKeys }: WriteBatch): boolean {
  return values.size + lessons.length + homework.length + requests.length + outboxKeys.size === 0;
}

/** What lies in the tables as the write begins, of that which a batch bears on. */
export interface LoadedRows {
  entries: readonly OutboxEntry[];
  deadKeys: ReadonlySet<string>;
  /** The ids of all records, the oldest first, of a table that may get one more. */
  lessonIds: readonly string[];
  /** The lessons whose answers wait for their feedback, or that for the learner. */
  awaitedLessonIds: ReadonlySet<string>;
  homeworkIds: readonly string[];
}

/**
 * Stores a batch, unless it is empty, inside the caller's transaction: everything is asked of the database at once, since a
 * phone feels each round trip. A key that is entered for sync loses the letter of its refusal: the new
 * version deserves a new chance.
 */
export async function storeBatch(
  tables: LearnerTables,
  batch: WriteBatch,
  found: LoadedRows,
  { uid, at }: { uid: string; at: number },
): Promise<void> {
  if (isEmpty(batch)) return;
  const { kv, lessons, homework, outbox, requests } = tables;
  const known = new Map(found.entries.map((entry) => [entry.key, entry]));
  const keys = [...batch.outboxKeys];
  const oldLessons = beyond(RETAINED_LESSONS, found.lessonIds, batch.lessons).filter(
    (id) => !found.awaitedLessonIds.has(id),
  );
  const oldHomework = beyond(RETAINED_HOMEWORK, found.homeworkIds, batch.homework);
  const gone = [...oldLessons.map((id) => `lesson:${id}`), ...oldHomework.map((id) => `homework:${id}`)];
  const unsent = found.entries.flatMap(({ key, seq = 0 }) => (gone.includes(key) ? [seq] : []));
  const revived = keys.filter((key) => found.deadKeys.has(key));
  const pointless = gone.filter((key) => found.deadKeys.has(key));
  await Promise.all([
    batch.lessons.length > 0 && lessons.bulkPut(batch.lessons),
    batch.homework.length > 0 && homework.bulkPut(batch.homework),
    kv.bulkPut(
      [...batch.values, [KV.clock, Math.max(at, batch.latestTime)] as const].map(([key, value]) => ({
        key,
        value,
      })),
    ),
    keys.length > 0 && outbox.bulkPut(keys.map((key) => enqueueEntry(known.get(key), key, uid, at))),
    revived.length > 0 && findDeadLetters(tables, revived).delete(),
    oldLessons.length > 0 && lessons.bulkDelete(oldLessons),
    oldLessons.length > 0 && kv.bulkDelete(oldLessons.map(KV.draft)),
    oldLessons.length > 0 && requests.where('lessonId').anyOf(oldLessons).delete(),
    ...batch.deadLetters.map((letter) => tables.dead.add(letter)),
    batch.requests.length > 0 && requests.bulkPut(batch.requests),
    oldHomework.length > 0 && homework.bulkDelete(oldHomework),
    unsent.length > 0 && outbox.bulkDelete(unsent),
    pointless.length > 0 && findDeadLetters(tables, pointless).delete(),
  ]);
}

/** The oldest ids that are too many once the records are saved, which are the newest there are. */
function beyond(limit: number, oldestFirst: readonly string[], saved: readonly { id: string }[]): string[] {
  const added = saved.filter(({ id }) => !oldestFirst.includes(id));
  return oldestFirst.slice(0, Math.max(0, oldestFirst.length + added.length - limit));
}
