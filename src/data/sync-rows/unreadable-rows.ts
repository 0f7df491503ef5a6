import type { Table } from 'dexie';
import type { LearnerTables } from '../database/learner-tables.ts';
import {
  isCompleteDraft,
  parseCourse,
  parseHomework,
  parseLesson,
  parseProfile,
} from '../database/parse-records.ts';
import { isRefusedLetter } from './dead-letters.ts';
import {
  type LocalKey,
  type RowKey,
  type UnreadableLetter,
  VALUE_KEYS,
  type ValueKey,
} from './synced-rows.ts';

const isPlainObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The letter that keeps what lies under a key and nobody can read; null where it can be read, or nothing lies there. */
export function createUnreadableLetter(key: ValueKey, raw: unknown, at: number): UnreadableLetter | null {
  return createLetterUnlessReadable(IS_READABLE[key](raw), key, raw, at);
}

/** The same of the record that lies under an id. */
export function createUnreadableRecordLetter(
  kind: 'lesson' | 'homework',
  id: string,
  raw: unknown,
  at: number,
): UnreadableLetter | null {
  const isReadable = (kind === 'lesson' ? parseLesson(raw) : parseHomework(raw)) !== null;
  return createLetterUnlessReadable(isReadable, `${kind}:${id}`, raw, at);
}

/** The same of a class's notepad, of which something would be left out as it is read. */
export function createUnreadableDraftLetter(
  lessonId: string,
  raw: unknown,
  at: number,
): UnreadableLetter | null {
  return createLetterUnlessReadable(isCompleteDraft(raw), `draft:${lessonId}`, raw, at);
}

/** The letter that keeps a row before it is written over; null where it can be read, or there is none. */
export function createLetterUnlessReadable(
  isReadable: boolean,
  key: RowKey | LocalKey,
  raw: unknown,
  at: number,
): UnreadableLetter | null {
  if (raw === undefined || isReadable) return null;
  return { key, at, reason: 'unreadable', message: UNREADABLE, raw };
}

const UNREADABLE = 'This record cannot be read.';

/** Whether a row says anything; of what is a list or a map, its unreadable members are left out as it is read. */
const IS_READABLE: Record<ValueKey, (value: unknown) => boolean> = {
  profile: (value) => parseProfile(value) !== null,
  course: (value) => parseCourse(value) !== null,
  badges: Array.isArray,
  words: isPlainObject,
  ownWords: isPlainObject,
  mistakes: Array.isArray,
  counts: isPlainObject,
};

/** A row that nobody can read, and where it lies. */
interface UnreadableRow {
  key: RowKey;
  raw: unknown;
  remove(): Promise<void>;
}

/** The rows that nobody can read, all asked for at once: each start of the app waits for this. */
export async function findUnreadableRows(tables: LearnerTables): Promise<UnreadableRow[]> {
  const [values, lessons, homework] = await Promise.all([
    tables.kv.bulkGet([...VALUE_KEYS]),
    rowsById(tables.lessons),
    rowsById(tables.homework),
  ]);
  const records = (
    kind: 'lesson' | 'homework',
    table: Table<unknown, string>,
    rows: [id: string, raw: unknown][],
    read: (raw: unknown) => unknown,
  ): UnreadableRow[] =>
    rows
      .filter(([, raw]) => !read(raw))
      .map(([id, raw]) => ({ key: `${kind}:${id}`, raw, remove: () => table.delete(id) }));
  return [
    ...VALUE_KEYS.flatMap((key, index) => {
      const row = values[index];
      if (!row || IS_READABLE[key](row.value)) return [];
      return [{ key, raw: row.value, remove: () => tables.kv.delete(key) }];
    }),
    ...records('lesson', tables.lessons, lessons, parseLesson),
    ...records('homework', tables.homework, homework, parseHomework),
  ];
}

/**
 * Moves rows that nobody can read to the dead letters, raw and with their outbox entries, so that they
 * neither hold anything up nor get lost: the export has them.
 * @param at the time to file them under
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

async function rowsById<Row>(table: Table<Row, string>): Promise<[id: string, raw: unknown][]> {
  const [ids, rows] = await Promise.all([table.toCollection().primaryKeys(), table.toArray()]);
  return ids.map((id, index) => [id, rows[index]]);
}

/** Takes the letter of an unreadable row away, and with it the raw value; other letters stay. */
export async function deleteUnreadableLetter({ dead }: LearnerTables, letterId: number): Promise<void> {
  await dead
    .where('id')
    .equals(letterId)
    .and((letter) => !isRefusedLetter(letter))
    .delete();
}
