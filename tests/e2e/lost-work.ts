import type { SavedReport } from './in-page/writer.ts';
import { findStoredValue, type StoredRecord, type StoredRows } from './stored-rows.ts';

/**
 * Compares what the store reported as saved with what a killed browser's database holds: nothing may be lost.
 */

/** The number of lessons and of homework that the records keep. */
const MAX_RECORDS = 50;

interface Profile {
  displayName: string;
  updatedAt: number;
}

interface Course {
  updatedAt: number;
  skills: readonly { counts: Readonly<Record<string, number>> }[];
}

/**
 * The saves that the store reported and the device no longer has, except those that a later save replaced and
 * records that newer ones displaced.
 */
export function findLostWork(stored: StoredRows, reported: readonly SavedReport[]): readonly string[] {
  const records = { lessons: indexById(stored.lessons), homework: indexById(stored.homework) };
  const badges = new Set(findStoredValue(stored, 'badges') as readonly string[] | undefined);
  const { displayName } = findStoredValue(stored, 'profile') as Profile;

  const isStored = (saved: SavedReport): boolean => {
    if (saved.table === 'profile') return Number(displayName) >= saved.count;
    const row = records[saved.table].get(saved.id);
    if (saved.badge !== undefined && !badges.has(saved.badge)) return false;
    if (!row) return isPastRetention(saved.createdAt, stored[saved.table]);
    return saved.table === 'homework' || !saved.isCompletion || row.completed === true;
  };

  const lost = reported.filter((saved) => !isStored(saved)).map((saved) => JSON.stringify(saved));
  const completions = reported.filter((saved) => saved.table !== 'profile' && saved.isCompletion).length;
  const counted = sumCompleted(findStoredValue(stored, 'course') as Course);
  return counted >= completions ? lost : [...lost, `${completions - counted} completions`];
}

function indexById(rows: readonly StoredRecord[]): ReadonlyMap<string, StoredRecord> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether newer records displaced one of that time. */
function isPastRetention(createdAt: number, rows: readonly StoredRecord[]): boolean {
  return rows.length >= MAX_RECORDS && rows.every((row) => row.createdAt >= createdAt);
}

function sumCompleted({ skills }: Course): number {
  return skills.flatMap(({ counts }) => Object.values(counts)).reduce((sum, count) => sum + count, 0);
}

interface LearnerDocument {
  profileStamp?: { updatedAt?: number };
  course?: { updatedAt?: number };
  badges?: readonly string[];
  lessons?: readonly StoredRecord[];
  homework?: readonly StoredRecord[];
}

/** The rows that are neither in the document nor in the outbox, and the outbox entries without a row. */
export function findOrphans(stored: StoredRows, document: LearnerDocument | null): readonly string[] {
  const entries = new Set(stored.outbox.map(({ key }) => key));
  const acknowledged = new Set(document?.badges);
  const profile = findStoredValue(stored, 'profile') as Profile | undefined;
  const course = findStoredValue(stored, 'course') as Course | undefined;
  const badges = (findStoredValue(stored, 'badges') ?? []) as readonly string[];

  // The profile's fields are in the document itself, without a stamp if another client wrote them.
  const profileStamp = document && (document.profileStamp ?? {});

  const rows = [
    ...(profile ? [{ key: 'profile', isSynced: isSynced(profile, profileStamp) }] : []),
    ...(course ? [{ key: 'course', isSynced: isSynced(course, document?.course) }] : []),
    ...(badges.length > 0
      ? [{ key: 'badges', isSynced: badges.every((badge) => acknowledged.has(badge)) }]
      : []),
    ...listRecordRows('lesson', stored.lessons, document?.lessons),
    ...listRecordRows('homework', stored.homework, document?.homework),
  ];

  const keys = new Set(rows.map(({ key }) => key));
  return [
    ...rows
      .filter((row) => !row.isSynced && !entries.has(row.key))
      .map(({ key }) => `${key} without an entry`),
    ...[...entries].filter((key) => !keys.has(key)).map((key) => `${key} without a row`),
  ];
}

function listRecordRows(
  kind: string,
  rows: readonly StoredRecord[],
  documentRecords: readonly StoredRecord[] = [],
) {
  const inDocument = indexById(documentRecords);
  return rows.map((row) => ({
    key: `${kind}:${row.id}`,
    isSynced: isSynced(row, inDocument.get(row.id)),
  }));
}

/** Fields that another client wrote have no time and count as the oldest. */
type Stamped = { updatedAt?: number } | null | undefined;

/** Whether the document has the row's version or a later one. */
function isSynced(row: { updatedAt: number }, inDocument: Stamped): boolean {
  return !!inDocument && (inDocument.updatedAt ?? 0) >= row.updatedAt;
}
