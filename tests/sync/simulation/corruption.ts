import { enqueueEntry } from '../../../src/data/sync-rows/outbox.ts';
import type { ValueKey } from '../../../src/data/sync-rows/synced-rows.ts';
import type { DocumentFields } from '../../../src/sync/ports/user-document.ts';
import { isSameValue } from '../../../src/sync/wire/plain-value.ts';
import { filterMaps, holdsPart, isMap } from './cloud-history.ts';
import type { Ledger } from './ledger.ts';
import type { MemoryDatabase } from './memory-database.ts';
import type { Network } from './network.ts';

/** Which row of a device is that of the counts. */
export const COUNTS_ROW = 6;
/** In which ways the document loses its course: as rubbish in its place or in it, or as a whole. */
export const COURSE_LOSSES = [1, 6, 8] as const;

/**
 * Spoils something on a device that the cloud has, or lays rubbish beside what is good. What was never sent,
 * or was refused, can't come back from anywhere, nor what is spoilt at both ends.
 */
export function corruptRow(
  database: MemoryDatabase | null,
  network: Network,
  ledger: Ledger,
  which: number,
): void {
  if (!database) return;
  const isRubbish = which % 9 < 2;
  if (!isRubbish && ledger.corrupted === 'document') return;
  if (!isRubbish) ledger.corrupted = 'row';
  const inCloud = new Set(filterMaps(network.document('ann')?.lessons).map(({ id }) => id));
  const { kv, lessons, homework, outbox, dead } = database.rows;
  const isOnlyHere = (key: string) => [...outbox.values(), ...dead.values()].some((row) => row.key === key);
  const isSent = (key: string) => !isOnlyHere(key);
  const spoil = (key: ValueKey, value: unknown) => {
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
      spoil('profile', 7);
      return;
    case 3:
      spoil('course', 'a course');
      return;
    case 4:
      spoil('badges', { first: 'First Steps' });
      return;
    case 5:
      spoil('words', 7);
      return;
    case COUNTS_ROW:
      spoil('counts', 'many');
      return;
    case 7:
      spoil('ownWords', [7]);
      spoil('mistakes', { first: 'mistake' });
      return;
    default: {
      // A record that leaves the cloud for its size has its only copy here.
      if (ledger.hasLargeRecords) return;
      const [id] = [...lessons.keys()].filter((key) => isSent(`lesson:${key}`) && inCloud.has(key));
      if (id !== undefined) lessons.set(id, { id, createdAt: null });
    }
  }
}

/** Another hand spoils the document. Its own unknown members may go with it; the learner's work may not. */
export function corruptDocument(network: Network, ledger: Ledger, which: number): void {
  const document = network.document('ann');
  if (!document) return;
  const put = (fields: DocumentFields | null) => {
    // Whether a document moved on can be told by its content alone.
    if (!isSameValue(fields, document)) network.put('ann', fields, ledger);
    for (const [part, value] of ledger.oddParts)
      if (!holdsPart(fields, part, value)) ledger.oddParts.delete(part);
  };
  const isHarmless = [3, 4, 9].includes(which % 12);
  if (!isHarmless && ledger.corrupted === 'row') return;
  if (!isHarmless) {
    ledger.corrupted = 'document';
    // The document may be as it was before somebody's commit: to a device between two tries that is a
    // refusal.
    ledger.refusals += 1;
  }
  const lose = (part: string) => {
    for (const member of ledger.unknownMembers)
      if (member.startsWith(part)) ledger.unknownMembers.delete(member);
  };
  switch (which % 12) {
    case 0:
      lose('lesson.');
      put({ ...document, lessons: 'all of them' });
      ledger.oddParts.set('lessons', 'all of them');
      return;
    case 1:
      lose('course.');
      put({ ...document, course: 7 });
      ledger.oddParts.set('course', 7);
      return;
    case 2:
      put({ ...document, badges: { first: 'First Steps' } });
      return;
    case 3:
      put({ ...document, lessons: ['rubbish', null, ...filterMaps(document.lessons), { classPlan: 9 }] });
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
      lose('course.');
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
      lose('lesson.');
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
      lose('words.');
      put({ ...document, words: 'all of them', counts: 12 });
      ledger.oddParts.set('words', 'all of them');
      ledger.oddParts.set('counts', 12);
      return;
    case 11:
      put({ ...document, ownWords: { harbour: 7, tide: {} }, mistakes: ['rubbish', { id: 'no time' }] });
      return;
    default:
      lose('');
      put(null);
      return;
  }
}

const FOREIGN = { id: 'foreign', seq: 1_000_000 };

/** An entry and a row of Ben's in Ann's database, as a faulty version may have left them. */
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
