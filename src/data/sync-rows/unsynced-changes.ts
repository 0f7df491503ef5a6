import type { HomeworkRecord, LessonRecord } from '../../domain/records.ts';
import { type LearnerTables, readRow } from '../database/learner-tables.ts';
import { parseHomework, parseLesson } from '../database/parse-records.ts';
import type { DeadLetter, OutboxEntry } from './synced-rows.ts';

/** A change in the outbox. */
export interface PendingChange {
  entry: OutboxEntry;
  /** The lesson or homework that it is about. */
  record: LessonRecord | HomeworkRecord | null;
}

/** A change that the learner has to look at: the document store refused it, or its row is unreadable. */
export interface DeadLetterChange {
  deadLetter: DeadLetter;
  record: LessonRecord | HomeworkRecord | null;
  /** For a download: the row, or the raw value that could not be read. */
  content: unknown;
}

/** The changes that are not in the cloud. */
export interface UnsyncedChanges {
  /** The oldest first. */
  pending: readonly PendingChange[];
  deadLetters: readonly DeadLetterChange[];
}

/** The outbox and the dead letters with their records. Awaits only the tables. */
export async function readUnsyncedChanges(tables: LearnerTables): Promise<UnsyncedChanges> {
  const { outbox, dead, kv, lessons, homework } = tables;
  return tables.transaction('r', [outbox, dead, kv, lessons, homework], async () => {
    const [entries, deadLetterRows] = await Promise.all([outbox.orderBy('seq').toArray(), dead.toArray()]);
    const [pending, deadLetters] = await Promise.all([
      Promise.all(
        entries.map(async (entry) => ({ entry, record: parseRecord(await readRow(tables, entry.key)) })),
      ),
      Promise.all(deadLetterRows.map((deadLetter) => addContent(tables, deadLetter))),
    ]);
    return { pending: [...pending].sort((a, b) => a.entry.at - b.entry.at), deadLetters };
  });
}

async function addContent(tables: LearnerTables, deadLetter: DeadLetter): Promise<DeadLetterChange> {
  const content = deadLetter.reason === 'unreadable' ? deadLetter.raw : await readRow(tables, deadLetter.key);
  return { deadLetter, record: parseRecord(content), content };
}

function parseRecord(row: unknown): LessonRecord | HomeworkRecord | null {
  if (typeof row !== 'object' || row === null) return null;
  return 'classPlan' in row ? parseLesson(row) : 'notes' in row ? parseHomework(row) : null;
}
