import type { Table } from 'dexie';
import type { LearnerTables } from '../database/learner-tables.ts';
import {
  isCompleteDraft,
  parseCourse,
  parseHomework,
  parseLesson,
  parseProfile,
} from '../database/parse-records.ts';
import { isRefusedDeadLetter } from './dead-letters.ts';
import {
  type LocalKey,
  type RowKey,
  type UnreadableRowDeadLetter,
  VALUE_KEYS,
  type ValueKey,
} from './synced-rows.ts';

const isPlainObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The dead letter for the row of `key`; null where it is readable or does not exist. */
export function createValueDeadLetter(
  key: ValueKey,
  raw: unknown,
  at: number,
): UnreadableRowDeadLetter | null {
  return createDeadLetterUnlessReadable(IS_READABLE[key](raw), key, raw, at);
}

/** The dead letter for a record; null where it is readable or does not exist. */
export function createRecordDeadLetter(
  kind: 'lesson' | 'homework',
  id: string,
  raw: unknown,
  at: number,
): UnreadableRowDeadLetter | null {
  const isReadable = (kind === 'lesson' ? parseLesson(raw) : parseHomework(raw)) !== null;
  return createDeadLetterUnlessReadable(isReadable, `${kind}:${id}`, raw, at);
}

/** The dead letter for a class's notepad that parsing would shorten; null where it would not. */
export function createDraftDeadLetter(
  lessonId: string,
  raw: unknown,
  at: number,
): UnreadableRowDeadLetter | null {
  return createDeadLetterUnlessReadable(isCompleteDraft(raw), `draft:${lessonId}`, raw, at);
}

/**
 * The dead letter that preserves a row before it is overwritten; null where it is readable or does not exist.
 */
export function createDeadLetterUnlessReadable(
  isReadable: boolean,
  key: RowKey | LocalKey,
  raw: unknown,
  at: number,
): UnreadableRowDeadLetter | null {
  if (raw === undefined || isReadable) return null;
  return { key, at, reason: 'unreadable', message: UNREADABLE, raw };
}

const UNREADABLE = 'We can’t read this.';

/** Whether a row can be parsed; unreadable members of a list or map are left out when it is. */
const IS_READABLE: Record<ValueKey, (value: unknown) => boolean> = {
  profile: (value) => parseProfile(value) !== null,
  course: (value) => parseCourse(value) !== null,
  badges: Array.isArray,
  words: isPlainObject,
  ownWords: isPlainObject,
  mistakes: Array.isArray,
  counts: isPlainObject,
};

interface UnreadableRow {
  key: RowKey;
  raw: unknown;
  remove(): Promise<void>;
}

/** The unreadable rows, read in one round trip because each start of the app waits for this. */
export async function findUnreadableRows(tables: LearnerTables): Promise<UnreadableRow[]> {
  const [values, lessons, homework] = await Promise.all([
    tables.kv.bulkGet([...VALUE_KEYS]),
    readRowsById(tables.lessons),
    readRowsById(tables.homework),
  ]);
  const filterUnreadable = (
    kind: 'lesson' | 'homework',
    table: Table<unknown, string>,
    rows: [id: string, raw: unknown][],
    parse: (raw: unknown) => unknown,
  ): UnreadableRow[] =>
    rows
      .filter(([, raw]) => !parse(raw))
      .map(([id, raw]) => ({ key: `${kind}:${id}`, raw, remove: () => table.delete(id) }));
  return [
    ...VALUE_KEYS.flatMap((key, index) => {
      const row = values[index];
      if (!row || IS_READABLE[key](row.value)) return [];
      return [{ key, raw: row.value, remove: () => tables.kv.delete(key) }];
    }),
    ...filterUnreadable('lesson', tables.lessons, lessons, parseLesson),
    ...filterUnreadable('homework', tables.homework, homework, parseHomework),
  ];
}

/**
 * Moves unreadable rows to the dead letters with their raw values, and deletes their outbox entries, so that
 * they neither block sync nor get lost.
 * @param at the dead letters' time, in milliseconds since the epoch
 */
export async function moveUnreadableToDeadLetters(tables: LearnerTables, at: number): Promise<void> {
  await tables.transaction('rw', tables.tables, async () => {
    for (const { key, raw, remove } of await findUnreadableRows(tables)) {
      await tables.dead.add({ key, at, reason: 'unreadable', message: UNREADABLE, raw });
      await tables.outbox.where('key').equals(key).delete();
      await remove();
    }
  });
}

async function readRowsById<Row>(table: Table<Row, string>): Promise<[id: string, raw: unknown][]> {
  const [ids, rows] = await Promise.all([table.toCollection().primaryKeys(), table.toArray()]);
  return ids.map((id, index) => [id, rows[index]]);
}

/** Deletes the dead letter of an unreadable row, and with it the raw value; other dead letters stay. */
export async function deleteUnreadableDeadLetter(
  { dead }: LearnerTables,
  deadLetterId: number,
): Promise<void> {
  await dead
    .where('id')
    .equals(deadLetterId)
    .and((deadLetter) => !isRefusedDeadLetter(deadLetter))
    .delete();
}
