import type { HomeworkRecord, LessonRecord } from '../../domain/records.ts';
import { type LearnerTables, rowOf } from '../database/learner-tables.ts';
import { readHomework, readLesson } from '../database/read-records.ts';
import type { DeadLetter, OutboxEntry } from './synced-rows.ts';

/** A change on its way to the cloud. */
export interface WaitingChange {
  entry: OutboxEntry;
  /** The lesson or homework that it is about. */
  record: LessonRecord | HomeworkRecord | null;
}

/** A change that needs the learner: the document store refused it, or nobody can read it. */
export interface SetAsideChange {
  letter: DeadLetter;
  record: LessonRecord | HomeworkRecord | null;
  /** All that is here of it, for a file: the row, or the raw value that could not be read. */
  content: unknown;
}

/** What of a learner's records is not in the cloud. */
export interface UnsyncedRecords {
  /** The longest waiting first. */
  waiting: readonly WaitingChange[];
  setAside: readonly SetAsideChange[];
}

/** The outbox and the dead letters with the records that they are about. Awaits nothing but the tables. */
export async function unsyncedRecords(tables: LearnerTables): Promise<UnsyncedRecords> {
  const { outbox, dead, kv, lessons, homework } = tables;
  return tables.transaction('r', [outbox, dead, kv, lessons, homework], async () => {
    const [entries, letters] = await Promise.all([outbox.orderBy('seq').toArray(), dead.toArray()]);
    const [waiting, setAside] = await Promise.all([
      Promise.all(
        entries.map(async (entry) => ({ entry, record: readRecord(await rowOf(tables, entry.key)) })),
      ),
      Promise.all(letters.map((letter) => withContent(tables, letter))),
    ]);
    return { waiting: [...waiting].sort((a, b) => a.entry.at - b.entry.at), setAside };
  });
}

async function withContent(tables: LearnerTables, letter: DeadLetter): Promise<SetAsideChange> {
  const content = letter.reason === 'unreadable' ? letter.raw : await rowOf(tables, letter.key);
  return { letter, record: readRecord(content), content };
}

function readRecord(row: unknown): LessonRecord | HomeworkRecord | null {
  if (typeof row !== 'object' || row === null) return null;
  return 'classPlan' in row ? readLesson(row) : 'notes' in row ? readHomework(row) : null;
}
