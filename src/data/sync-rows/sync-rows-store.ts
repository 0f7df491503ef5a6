import { liveQuery } from 'dexie';
import { createSignInProfile } from '../../domain/profile.ts';
import type { LearnerState } from '../../domain/records.ts';
import { isSameJson } from '../canonical-json.ts';
import { KV, type LearnerTables, readRow, readState, readValue } from '../database/learner-tables.ts';
import { readAwaitedLessonIds } from '../requests/request-table.ts';
import { excludeCleared, parseClearedKeys } from '../storage/cleared-keys.ts';
import { findLatestTime, parseClock } from '../writes/corrected-clock.ts';
import { deleteHomework, deleteLesson } from '../writes/delete-records.ts';
import type { TableAccess } from '../writes/table-access.ts';
import { findDeadLetters, isTooLargeLetter } from './dead-letters.ts';
import { enqueueEntry, isAcknowledged, postponeEntry } from './outbox.ts';
import { findChangedRecords, findMissingIds } from './state-difference.ts';
import {
  type DeadLetter,
  type LearnerAccount,
  type Outbox,
  type RowKey,
  type SentEntry,
  type SyncedRows,
  type SyncSnapshot,
  VALUE_KEYS,
} from './synced-rows.ts';

export interface SyncRowsOptions {
  learner: LearnerAccount;
  deviceId: string;
  onEnqueued: () => void;
}

type Stored = Omit<SyncedRows, 'onWrite'>;

/** The side of the learner's database that sync works on. Each method is one transaction. */
export function createSyncRows({ tables, now, read }: TableAccess, options: SyncRowsOptions): Stored {
  const { learner, deviceId, onEnqueued } = options;
  const { uid } = learner;
  const inTransaction = <Value>(work: () => Promise<Value>) =>
    read(() => tables.transaction('rw', tables.tables, work));
  const entryOf = (key: string) => tables.outbox.where('key').equals(key).first();

  return {
    uid,
    deviceId,

    readSnapshot: () => read(() => readSnapshot(tables)),

    readOutbox: () =>
      read(() => tables.transaction('r', [tables.outbox, tables.dead], async () => readOutbox(tables))),

    applyChange: (change, acknowledged) =>
      inTransaction(async () => {
        const current = await readState(tables);
        const cleared = parseClearedKeys(await readValue(tables, KV.cleared));
        const next = excludeCleared(change(current), current, cleared);
        await writeState(tables, current, next);
        await raiseClock(tables, findLatestTime(next));
        await tables.kv.put({ key: KV.seenCloud, value: true });
        for (const sent of acknowledged) await deleteIfUnchanged(tables, sent);
        const arrived = acknowledged.map(({ key }) => key);
        if (arrived.length > 0) await tables.dead.where('key').anyOf(arrived).and(isTooLargeLetter).delete();
      }),

    postponeEntries: (entries, until, failure) =>
      inTransaction(async () => {
        for (const sent of entries) {
          const entry = await entryOf(sent.key);
          if (entry && isAcknowledged(entry, sent))
            await tables.outbox.put(postponeEntry(entry, until, failure));
        }
      }),

    makeEntriesDue: () =>
      inTransaction(async () => {
        await tables.outbox.where('nextAt').above(0).modify({ nextAt: 0, attempts: 0 });
      }),

    moveToDeadLetters: (sent, letter) =>
      inTransaction(async () => {
        const entry = await entryOf(sent.key);
        if (entry && !isAcknowledged(entry, sent)) return;
        await deleteIfUnchanged(tables, sent);
        await findDeadLetters(tables, [sent.key]).delete();
        // A record beyond the newest 50 of this device has nobody here to tell.
        if ((await readRow(tables, sent.key)) === undefined) return;
        await tables.dead.add({ key: sent.key, at: now(), ...letter } satisfies DeadLetter);
      }),

    async retryChange(key: RowKey) {
      await inTransaction(async () => {
        const removed = await findDeadLetters(tables, [key]).delete();
        if (removed > 0) await tables.outbox.put(enqueueEntry(await entryOf(key), key, uid, now()));
      });
      onEnqueued();
    },

    async createDefaultProfile() {
      const created = await inTransaction(async () => {
        if ((await readState(tables)).profile) return false;
        const profile = createSignInProfile(uid, learner.email, learner.displayName);
        await tables.kv.put({ key: KV.profile, value: profile });
        await tables.outbox.put(enqueueEntry(await entryOf('profile'), 'profile', uid, now()));
        // What was refused of the profile before is gone; its letter would hold the new one back.
        await findDeadLetters(tables, ['profile']).delete();
        return true;
      });
      if (created) onEnqueued();
      return created;
    },

    watchCounts(listener) {
      const counts = liveQuery(async () => ({
        pending: await tables.outbox.count(),
        deadLetters: await tables.dead.count(),
      }));
      const subscription = counts.subscribe({ next: listener, error: () => undefined });
      return () => subscription.unsubscribe();
    },
  };
}

/** What sync works with, read in one transaction. */
export function readSnapshot(tables: LearnerTables): Promise<SyncSnapshot> {
  return tables.transaction('r', tables.tables, async () => ({
    state: await readState(tables),
    ...(await readOutbox(tables)),
  }));
}

async function readOutbox({ outbox, dead }: LearnerTables): Promise<Outbox> {
  const [entries, letters] = await Promise.all([outbox.orderBy('seq').toArray(), dead.toArray()]);
  return { entries, deadLetters: letters };
}

/** Writes what differs, and takes out what `next` no longer has. */
async function writeState(tables: LearnerTables, current: LearnerState, next: LearnerState): Promise<void> {
  for (const key of VALUE_KEYS) {
    const value = next[key];
    if (value !== null && !isSameJson(value, current[key])) await tables.kv.put({ key, value });
  }
  await tables.lessons.bulkPut(findChangedRecords(current.lessons, next.lessons));
  await tables.homework.bulkPut(findChangedRecords(current.homework, next.homework));
  const surplus = findMissingIds(current.lessons, next.lessons);
  const awaited = surplus.length > 0 ? await readAwaitedLessonIds(tables) : null;
  for (const id of surplus) if (!awaited?.has(id)) await deleteLesson(tables, id);
  for (const id of findMissingIds(current.homework, next.homework)) await deleteHomework(tables, id);
}

async function raiseClock(tables: LearnerTables, seen: number): Promise<void> {
  if (parseClock(await readValue(tables, KV.clock)) >= seen) return;
  await tables.kv.put({ key: KV.clock, value: seen });
}

async function deleteIfUnchanged(tables: LearnerTables, sent: SentEntry): Promise<void> {
  const entry = await tables.outbox.where('key').equals(sent.key).first();
  if (entry?.seq !== undefined && isAcknowledged(entry, sent)) await tables.outbox.delete(entry.seq);
}
