import type { Table } from 'dexie';
import { getErrorMessage } from '../../domain/error-message.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { type Connection, isQuotaExceeded } from '../database/connection.ts';
import type { LearnerTables } from '../database/learner-tables.ts';
import type { SaveFailure, SaveResult } from '../learner/learner-store.ts';
import {
  type WriteContext,
  WriteRefusedError,
  type WriteSpec,
  writeInTransaction,
  writeLocalInTransaction,
} from './write-transaction.ts';

/** The one way to a learner's tables, which every part of the store goes. Work that is given to it may run a second time. */
export interface TableAccess {
  readonly tables: LearnerTables;
  /** The device's clock, in milliseconds since the epoch. */
  now(): number;
  /** Reads; rejects when the database can't. */
  read<Value>(work: () => Promise<Value>): Promise<Value>;
  /** `work` may await nothing but the tables, or the transaction ends under it. */
  write<Value>(wanted: WriteSpec, work: (writing: WriteContext) => Promise<Value> | Value): SaveResult<Value>;
  /**
   * A write of what never leaves this device: no stamp, no outbox, and no hold on the tables of the records,
   * so that a notepad that is saved at every pause holds up nothing.
   */
  writeLocalOnly<Value>(on: readonly Table[], work: () => Promise<Value>): SaveResult<Value>;
}

export interface TableAccessOptions {
  tables: LearnerTables;
  connection: Connection;
  uid: string;
  deviceId: string;
  now: () => number;
  /** Called after each commit that left something to sync. */
  onEnqueued: () => void;
}

export function createTableAccess({ connection, onEnqueued, ...options }: TableAccessOptions): TableAccess {
  const { tables, now } = options;
  return {
    tables,
    now,
    read: connection.run,
    async write(wanted, work) {
      const saved = await settle(() => connection.run(() => writeInTransaction(options, wanted, work)));
      if (!saved.ok) return saved;
      if (saved.value.isEnqueued) onEnqueued();
      return ok(saved.value.value);
    },
    writeLocalOnly: (on, work) =>
      settle(() => connection.run(() => writeLocalInTransaction(tables, on, work))),
  };
}

async function settle<Value>(save: () => Promise<Value>): Promise<Result<Value, SaveFailure>> {
  try {
    return ok(await save());
  } catch (error) {
    if (error instanceof WriteRefusedError) return err(error.failure);
    if (isQuotaExceeded(error)) return err({ kind: 'storage-full' });
    return err({ kind: 'database', message: getErrorMessage(error) });
  }
}
