import type { SavedReport } from './in-page/writer.ts';
import { findStoredValue, type StoredRecord, type StoredRows } from './stored-rows.ts';

/** The number of lessons and of homework that the records keep. */
const KEPT = 50;

interface Profile {
  displayName: string;
  updatedAt: number;
}

interface Course {
  updatedAt: number;
  skills: readonly { counts: Readonly<Record<string, number>> }[];
}

/**
 * The saves that the store reported and the device no longer has, except superseded and displaced records.
 */
export function findLostWork(stored: StoredRows, reported: readonly SavedReport[]): readonly string[] {
  const records = { lessons: byId(stored.lessons), homework: byId(stored.homework) };
  const badges = new Set(findStoredValue(stored, 'badges') as readonly string[] | undefined);
  const { displayName } = findStoredValue(stored, 'profile') as Profile;

  const isThere = (saved: SavedReport): boolean => {
    if (saved.table === 'profile') return Number(displayName) >= saved.count;
    const row = records[saved.table].get(saved.id);
    if (saved.badge !== undefined && !badges.has(saved.badge)) return false;
    if (!row) return isPastRetention(saved.createdAt, stored[saved.table]);
    return saved.table === 'homework' || !saved.isCompletion || row.completed === true;
  };

  const lost = reported.filter((saved) => !isThere(saved)).map((saved) => JSON.stringify(saved));
  const completions = reported.filter((saved) => saved.table !== 'profile' && saved.isCompletion).length;
  const counted = sumCompleted(findStoredValue(stored, 'course') as Course);
  return counted >= completions ? lost : [...lost, `${completions - counted} completions`];
}

function byId(rows: readonly StoredRecord[]): ReadonlyMap<string, StoredRecord> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether newer records displaced one of that time. */
function isPastRetention(createdAt: number, rows: readonly StoredRecord[]): boolean {
  return rows.length >= KEPT && rows.every((row) => row.createdAt >= createdAt);
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
    { key: 'profile', isThere: !!profile, isKnown: isKnown(profile, profileStamp) },
    { key: 'course', isThere: !!course, isKnown: isKnown(course, document?.course) },
    { key: 'badges', isThere: badges.length > 0, isKnown: badges.every((badge) => acknowledged.has(badge)) },
    ...recordRows('lesson', stored.lessons, document?.lessons),
    ...recordRows('homework', stored.homework, document?.homework),
  ].filter(({ isThere }) => isThere);

  const keys = new Set(rows.map(({ key }) => key));
  return [
    ...rows
      .filter((row) => !row.isKnown && !entries.has(row.key))
      .map(({ key }) => `${key} without an entry`),
    ...[...entries].filter((key) => !keys.has(key)).map((key) => `${key} without a row`),
  ];
}

function recordRows(kind: string, rows: readonly StoredRecord[], stored: readonly StoredRecord[] = []) {
  const known = byId(stored);
  return rows.map((row) => ({
    key: `${kind}:${row.id}`,
    isThere: true,
    isKnown: isKnown(row, known.get(row.id)),
  }));
}

/** Fields that another client wrote have no time and count as the oldest. */
type Stamped = { updatedAt?: number } | null | undefined;

function isKnown(row: { updatedAt: number } | undefined, stored: Stamped): boolean {
  return !row || (!!stored && (stored.updatedAt ?? 0) >= row.updatedAt);
}
