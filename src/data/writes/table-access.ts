import type { Table } from 'dexie';
import { getErrorMessage } from '../../domain/error-message.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { type Connection, isQuotaExceeded } from '../database/connection.ts';
import { KV, type LearnerTables } from '../database/learner-tables.ts';
import { correctTime, parseClock } from './corrected-clock.ts';
import { type SaveFailure, type SaveResult, WriteRefusedError } from './save-result.ts';
import {
  createBatch,
  createWriteContext,
  loadRows,
  storeBatch,
  type WriteContext,
  type WriteSpec,
} from './write-context.ts';

/**
 * The only way to a learner's tables, for every part of the store. Work that is passed to it may run twice.
 */
export interface TableAccess {
  readonly tables: LearnerTables;
  /** The device's clock, in milliseconds since the epoch. */
  now(): number;
  /** Runs a read; rejects when the database fails. */
  read<Value>(work: () => Promise<Value>): Promise<Value>;
  /** `work` may await only the tables; awaiting anything else ends the transaction. */
  write<Value>(spec: WriteSpec, work: (context: WriteContext) => Promise<Value> | Value): SaveResult<Value>;
  /**
   * Writes data that never leaves this device: without a stamp or outbox entry, and without locking the
   * record tables, so that the frequent saves of a notepad block no other write.
   */
  writeLocalOnly<Value>(on: readonly Table[], work: () => Promise<Value>): SaveResult<Value>;
}

interface TransactionOptions {
  tables: LearnerTables;
  uid: string;
  deviceId: string;
  now: () => number;
}

export interface TableAccessOptions extends TransactionOptions {
  connection: Connection;
  /** Called after each commit that added outbox entries. */
  onEnqueued: () => void;
}

export function createTableAccess({ connection, onEnqueued, ...options }: TableAccessOptions): TableAccess {
  const { tables, now } = options;
  return {
    tables,
    now,
    read: connection.run,
    async write(spec, work) {
      const saved = await toSaveResult(() => connection.run(() => writeInTransaction(options, spec, work)));
      if (!saved.ok) return saved;
      if (saved.value.isEnqueued) onEnqueued();
      return ok(saved.value.value);
    },
    writeLocalOnly: (on, work) =>
      toSaveResult(() => connection.run(() => writeLocalInTransaction(tables, on, work))),
  };
}

async function toSaveResult<Value>(save: () => Promise<Value>): Promise<Result<Value, SaveFailure>> {
  try {
    return ok(await save());
  } catch (error) {
    if (error instanceof WriteRefusedError) return err(error.failure);
    if (isQuotaExceeded(error)) return err({ kind: 'storage-full' });
    return err({ kind: 'database', message: getErrorMessage(error) });
  }
}

const SEALED: SaveFailure = { kind: 'database', message: 'The learner is logging out.' };

/** Makes a write one transaction over rows, outbox and clock; throws a `WriteRefusedError` to undo it. */
function writeInTransaction<Value>(
  { tables, uid, deviceId, now }: TransactionOptions,
  spec: WriteSpec,
  work: (context: WriteContext) => Promise<Value> | Value,
): Promise<{ value: Value; isEnqueued: boolean }> {
  const { kv, lessons, homework, outbox, dead, requests } = tables;
  const scope = [kv, lessons, homework, outbox, dead, requests, ...(spec.extraTables ?? [])];
  // Dexie follows native promises only out of functions that are `async` themselves.
  return tables.transaction('rw', scope, async () => {
    const loaded = await loadRows(tables, spec);
    if (loaded.values.has(KV.sealed)) throw new WriteRefusedError(SEALED);
    const updatedAt = correctTime(now(), parseClock(loaded.values.get(KV.clock)));
    const batch = createBatch();
    const stamp = { updatedAt, deviceId };
    const value = await work(createWriteContext(batch, loaded, { tables, spec, stamp }));
    await storeBatch(tables, batch, loaded, { uid, writtenAt: updatedAt });
    return { value, isEnqueued: batch.outboxKeys.size > 0 };
  });
}

/** A transaction over rows that never leave this device; throws a `WriteRefusedError` to undo it. */
function writeLocalInTransaction<Value>(
  tables: LearnerTables,
  on: readonly Table[],
  work: () => Promise<Value>,
): Promise<Value> {
  return tables.transaction('rw', [...new Set([tables.kv, ...on])], async () => {
    const [value, sealed] = await Promise.all([work(), tables.kv.get(KV.sealed)]);
    if (sealed) throw new WriteRefusedError(SEALED);
    return value;
  });
}
