import { liveQuery } from 'dexie';
import * as v from 'valibot';
import { createSignInProfile } from '../../domain/profile.ts';
import type { LearnerState } from '../../domain/records.ts';
import { isSameJson } from '../canonical-json.ts';
import { KV, type LearnerTables, readRow, readState, readValue } from '../database/learner-tables.ts';
import { createParser } from '../database/parse-records.ts';
import { readLessonIdsToKeep } from '../requests/request-table.ts';
import { excludeCleared, parseClearedKeys } from '../storage/cleared-keys.ts';
import { findLatestTime, parseClock } from '../writes/corrected-clock.ts';
import { deleteHomework, deleteLesson } from '../writes/delete-records.ts';
import type { TableAccess } from '../writes/table-access.ts';
import { findDeadLetters, isTooLargeDeadLetter } from './dead-letters.ts';
import { enqueueEntry, isAcknowledged, postponeEntry } from './outbox.ts';
import { findChangedRecords, findMissingIds } from './record-differences.ts';
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

type StoredRows = Omit<SyncedRows, 'onWrite'>;

/** The side of the learner's database that sync works on. Each method is one transaction. */
export function createSyncRows(
  { tables, now, read, writeLocalOnly }: TableAccess,
  options: SyncRowsOptions,
): StoredRows {
  const { learner, deviceId, onEnqueued } = options;
  const { uid } = learner;
  const inTransaction = <Value>(work: () => Promise<Value>) =>
    read(() => tables.transaction('rw', tables.tables, work));
  const findEntry = (key: string) => tables.outbox.where('key').equals(key).first();

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
        await advanceClock(tables, findLatestTime(next));
        await tables.kv.put({ key: KV.hasPulled, value: true });
        for (const sent of acknowledged) await deleteIfUnchanged(tables, sent);
        const acknowledgedKeys = acknowledged.map(({ key }) => key);
        if (acknowledgedKeys.length > 0)
          await tables.dead.where('key').anyOf(acknowledgedKeys).and(isTooLargeDeadLetter).delete();
      }),

    postponeEntries: (entries, until, failure) =>
      inTransaction(async () => {
        for (const sent of entries) {
          const entry = await findEntry(sent.key);
          if (entry && isAcknowledged(entry, sent))
            await tables.outbox.put(postponeEntry(entry, until, failure));
        }
      }),

    resetRetryDelays: () =>
      inTransaction(async () => {
        await tables.outbox.where('nextAt').above(0).modify({ nextAt: 0, attempts: 0 });
      }),

    moveToDeadLetters: (sent, deadLetter) =>
      inTransaction(async () => {
        const entry = await findEntry(sent.key);
        if (entry && !isAcknowledged(entry, sent)) return;
        await deleteIfUnchanged(tables, sent);
        await findDeadLetters(tables, [sent.key]).delete();
        // A record that was deleted since, as one beyond the newest 50, needs no dead letter.
        if ((await readRow(tables, sent.key)) === undefined) return;
        await tables.dead.add({ key: sent.key, at: now(), ...deadLetter } satisfies DeadLetter);
      }),

    async retryChange(key: RowKey) {
      await inTransaction(async () => {
        const removed = await findDeadLetters(tables, [key]).delete();
        if (removed > 0) await tables.outbox.put(enqueueEntry(await findEntry(key), key, uid, now()));
      });
      onEnqueued();
    },

    async createDefaultProfile() {
      const created = await inTransaction(async () => {
        if ((await readState(tables)).profile) return false;
        const profile = createSignInProfile(uid, learner.email, learner.displayName);
        await tables.kv.put({ key: KV.profile, value: profile });
        await tables.outbox.put(enqueueEntry(await findEntry('profile'), 'profile', uid, now()));
        // The dead letter of a refused profile before would keep the new one from being sent.
        await findDeadLetters(tables, ['profile']).delete();
        return true;
      });
      if (created) onEnqueued();
      return created;
    },

    async readCopy() {
      return parseCopy(await read(() => readValue(tables, KV.cloudCopy)));
    },

    async saveCopy(copy) {
      // A failure is no problem: sync then reads the document again.
      await writeLocalOnly([tables.kv], async () => {
        await tables.kv.put({ key: KV.cloudCopy, value: copy });
      });
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

const copySchema = v.object({ updateTime: v.string(), text: v.string() });
const parseCopy = createParser(copySchema);

/** The state and the outbox, read in one transaction. */
export function readSnapshot(tables: LearnerTables): Promise<SyncSnapshot> {
  return tables.transaction('r', tables.tables, async () => ({
    state: await readState(tables),
    ...(await readOutbox(tables)),
  }));
}

async function readOutbox({ outbox, dead }: LearnerTables): Promise<Outbox> {
  const [entries, deadLetters] = await Promise.all([outbox.orderBy('seq').toArray(), dead.toArray()]);
  return { entries, deadLetters };
}

/** Writes the rows that differ, and deletes the records that are missing in `next`. */
async function writeState(tables: LearnerTables, current: LearnerState, next: LearnerState): Promise<void> {
  for (const key of VALUE_KEYS) {
    const value = next[key];
    if (value !== null && !isSameJson(value, current[key])) await tables.kv.put({ key, value });
  }
  await tables.lessons.bulkPut(findChangedRecords(current.lessons, next.lessons));
  await tables.homework.bulkPut(findChangedRecords(current.homework, next.homework));
  const removedIds = findMissingIds(current.lessons, next.lessons);
  const awaited = removedIds.length > 0 ? await readLessonIdsToKeep(tables) : null;
  for (const id of removedIds) if (!awaited?.has(id)) await deleteLesson(tables, id);
  for (const id of findMissingIds(current.homework, next.homework)) await deleteHomework(tables, id);
}

async function advanceClock(tables: LearnerTables, time: number): Promise<void> {
  if (parseClock(await readValue(tables, KV.clock)) >= time) return;
  await tables.kv.put({ key: KV.clock, value: time });
}

async function deleteIfUnchanged(tables: LearnerTables, sent: SentEntry): Promise<void> {
  const entry = await tables.outbox.where('key').equals(sent.key).first();
  if (entry?.seq !== undefined && isAcknowledged(entry, sent)) await tables.outbox.delete(entry.seq);
}
