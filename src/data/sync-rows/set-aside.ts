import type { Table } from 'dexie';
import type { LearnerTables } from '../database/learner-tables.ts';
import { isWholeDraft, readCourse, readHomework, readLesson, readProfile } from '../database/read-records.ts';
import { isAboutItsRow } from './dead-letters.ts';
import {
  type LocalKey,
  type RowKey,
  type UnreadableLetter,
  VALUE_KEYS,
  type ValueKey,
} from './synced-rows.ts';

const isMap = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The letter that keeps what lies under a key and nobody can read; null where it can be read, or nothing lies there. */
export function unreadableLetter(key: ValueKey, raw: unknown, at: number): UnreadableLetter | null {
  return letterUnless(IS_READABLE[key](raw), key, raw, at);
}

/** The same of the record that lies under an id. */
export function unreadableRecordLetter(
  kind: 'lesson' | 'homework',
  id: string,
  raw: unknown,
  at: number,
): UnreadableLetter | null {
  const isReadable = (kind === 'lesson' ? readLesson(raw) : readHomework(raw)) !== null;
  return letterUnless(isReadable, `${kind}:${id}`, raw, at);
}

/** The same of a class's notepad, of which something would be left out as it is read. */
export function unreadableDraftLetter(lessonId: string, raw: unknown, at: number): UnreadableLetter | null {
  return letterUnless(isWholeDraft(raw), `draft:${lessonId}`, raw, at);
}

/** The letter that keeps a row before it is written over; null where it can be read, or there is none. */
export function letterUnless(
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
  profile: (value) => readProfile(value) !== null,
  course: (value) => readCourse(value) !== null,
  badges: Array.isArray,
  words: isMap,
  ownWords: isMap,
  mistakes: Array.isArray,
  counts: isMap,
};

/**
 * Moves rows that nobody can read to the dead letters, raw and with their outbox entries, so that they
 * neither hold anything up nor get lost: the export has them.
 * @param at the time to file them under
 */
export async function setUnreadableAside(tables: LearnerTables, at: number): Promise<void> {
  await tables.transaction('rw', tables.tables, async () => {
    const file = async (key: RowKey, raw: unknown) => {
      await tables.dead.add({ key, at, reason: 'unreadable', message: UNREADABLE, raw });
      await tables.outbox.where('key').equals(key).delete();
    };
    // All at once: each start of the app waits for this.
    const [values, lessons, homework] = await Promise.all([
      tables.kv.bulkGet([...VALUE_KEYS]),
      rowsById(tables.lessons),
      rowsById(tables.homework),
    ]);
    for (const [index, key] of VALUE_KEYS.entries()) {
      const row = values[index];
      if (!row || IS_READABLE[key](row.value)) continue;
      await file(key, row.value);
      await tables.kv.delete(key);
    }
    for (const [table, prefix, rows, read] of [
      [tables.lessons, 'lesson', lessons, readLesson],
      [tables.homework, 'homework', homework, readHomework],
    ] as const) {
      for (const [id, raw] of rows) {
        if (read(raw)) continue;
        await file(`${prefix}:${id}`, raw);
        await table.delete(id);
      }
    }
  });
}

async function rowsById<Row>(table: Table<Row, string>): Promise<[id: string, raw: unknown][]> {
  const [ids, rows] = await Promise.all([table.toCollection().primaryKeys(), table.toArray()]);
  return ids.map((id, index) => [id, rows[index]]);
}

/** Takes the letter of an unreadable row away, and with it the raw value; other letters stay. */
export async function dismissUnreadable({ dead }: LearnerTables, letterId: number): Promise<void> {
  await dead
    .where('id')
    .equals(letterId)
    .and((letter) => !isAboutItsRow(letter))
    .delete();
}
