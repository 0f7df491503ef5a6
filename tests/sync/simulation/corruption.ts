import { enqueueEntry } from '../../../src/data/sync-rows/outbox.ts';
import type { ValueKey } from '../../../src/data/sync-rows/synced-rows.ts';
import type { DocumentFields } from '../../../src/sync/ports/user-document.ts';
import { isSameValue } from '../../../src/sync/wire/plain-value.ts';
import { filterMaps, hasPart, isMap } from './cloud-history.ts';
import type { Ledger } from './ledger.ts';
import type { MemoryDatabase } from './memory-database.ts';
import type { Network } from './network.ts';

/** The value of `which` that corrupts a device's counts. */
export const COUNTS_ROW = 6;
/** The values of `which` that make the document lose its course. */
export const COURSE_LOSSES = [1, 6, 8] as const;

/**
 * Corrupts a row that the cloud has, or adds an unreadable one. Unsent and refused rows are left alone, and
 * rows are not corrupted after the document, because nothing could restore them.
 */
export function corruptRow(
  database: MemoryDatabase | null,
  network: Network,
  ledger: Ledger,
  which: number,
): void {
  if (!database) return;
  const isAddition = which % 9 < 2;
  if (!isAddition && ledger.corrupted === 'document') return;
  if (!isAddition) ledger.corrupted = 'row';
  const inCloud = new Set(filterMaps(network.document('ann')?.lessons).map(({ id }) => id));
  const { kv, lessons, homework, outbox, dead } = database.rows;
  const isUnsynced = (key: string) => [...outbox.values(), ...dead.values()].some((row) => row.key === key);
  const isSent = (key: string) => !isUnsynced(key);
  const corrupt = (key: ValueKey, value: unknown) => {
    if (isSent(key) && kv.has(key)) kv.set(key, { key, value });
  };
  switch (which % 9) {
    case 0:
      lessons.set(`junk-${which}`, { id: `junk-${which}`, createdAt: 'yesterday' });
      return;
    case 1:
      homework.set(`junk-${which}`, { id: `junk-${which}`, notes: { no: 'text' } });
      return;
    case 2:
      corrupt('profile', 7);
      return;
    case 3:
      corrupt('course', 'a course');
      return;
    case 4:
      corrupt('badges', { first: 'First Steps' });
      return;
    case 5:
      corrupt('words', 7);
      return;
    case COUNTS_ROW:
      corrupt('counts', 'many');
      return;
    case 7:
      corrupt('ownWords', [7]);
      corrupt('mistakes', { first: 'mistake' });
      return;
    default: {
      // A record that left the cloud for its size has its only copy on this device.
      if (ledger.hasLargeRecords) return;
      const [id] = [...lessons.keys()].filter((key) => isSent(`lesson:${key}`) && inCloud.has(key));
      if (id !== undefined) lessons.set(id, { id, createdAt: null });
    }
  }
}

/** Corrupts the document. Its unknown members may get lost; the learner's work may not. */
export function corruptDocument(network: Network, ledger: Ledger, which: number): void {
  const document = network.document('ann');
  if (!document) return;
  const put = (fields: DocumentFields | null) => {
    // Only a different content counts as a change of the document.
    if (!isSameValue(fields, document)) network.put('ann', fields, ledger);
    for (const [part, value] of ledger.oddParts)
      if (!hasPart(fields, part, value)) ledger.oddParts.delete(part);
  };
  const isHarmless = [3, 4, 9].includes(which % 12);
  if (!isHarmless && ledger.corrupted === 'row') return;
  if (!isHarmless) {
    ledger.corrupted = 'document';
    // The document may now equal the one before another commit; a device between two attempts
    // takes that for a refusal.
    ledger.refusals += 1;
  }
  const removeUnknown = (part: string) => {
    for (const member of ledger.unknownMembers)
      if (member.startsWith(part)) ledger.unknownMembers.delete(member);
  };
  switch (which % 12) {
    case 0:
      removeUnknown('lesson.');
      put({ ...document, lessons: 'all of them' });
      ledger.oddParts.set('lessons', 'all of them');
      return;
    case 1:
      removeUnknown('course.');
      put({ ...document, course: 7 });
      ledger.oddParts.set('course', 7);
      return;
    case 2:
      put({ ...document, badges: { first: 'First Steps' } });
      return;
    case 3:
      put({ ...document, lessons: ['junk', null, ...filterMaps(document.lessons), { classPlan: 9 }] });
      return;
    case 4:
      ledger.unknownMembers.add(`from-${which}`);
      put({ ...document, [`from-${which}`]: { another: 'version' } });
      return;
    case 5:
      put({ ...document, profileStamp: 'today', homework: 12 });
      ledger.oddParts.set('homework', 12);
      ledger.hasLostProfileStamp = true;
      return;
    case 6: {
      removeUnknown('course.');
      const course = isMap(document.course) ? document.course : {};
      put({
        ...document,
        course: { ...course, skills: ['Speaking', { skill: 'Speaking', counts: 'many' }] },
      });
      return;
    }
    case 7: {
      const [, ...others] = filterMaps(document.lessons);
      if (others.length === 0) return;
      removeUnknown('lesson.');
      put({ ...document, lessons: others });
      return;
    }
    case 9: {
      ledger.unknownMembers.add('words.later');
      const words = isMap(document.words) ? document.words : {};
      const counts = isMap(document.counts) ? document.counts : {};
      put({ ...document, words: { ...words, later: { format: 2 } }, counts: { ...counts, odd: 7 } });
      return;
    }
    case 10:
      removeUnknown('words.');
      put({ ...document, words: 'all of them', counts: 12 });
      ledger.oddParts.set('words', 'all of them');
      ledger.oddParts.set('counts', 12);
      return;
    case 11:
      put({ ...document, ownWords: { harbour: 7, tide: {} }, mistakes: ['junk', { id: 'no time' }] });
      return;
    default:
      removeUnknown('');
      put(null);
      return;
  }
}

const FOREIGN = { id: 'foreign', seq: 1_000_000 };

/** Adds an entry and a row of Ben to Ann's database, as a faulty version may have left them. */
export function addForeignEntry(database: MemoryDatabase | null, deviceId: string): void {
  if (!database || database.rows.lessons.has(FOREIGN.id)) return;
  const { lessons, outbox } = database.rows;
  const entry = enqueueEntry(undefined, `lesson:${FOREIGN.id}`, 'ben', 1);
  outbox.set(FOREIGN.seq, { ...entry, seq: FOREIGN.seq });
  lessons.set(FOREIGN.id, {
    id: FOREIGN.id,
    createdAt: 1,
    timestamp: '',
    teacher: 'ben',
    classPlan: '# Ben’s class',
    updatedAt: 1,
    deviceId,
  });
}

export function removeForeignEntry(database: MemoryDatabase | null): void {
  database?.rows.lessons.delete(FOREIGN.id);
  database?.rows.outbox.delete(FOREIGN.seq);
}
