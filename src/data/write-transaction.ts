import type { Stamp } from '../domain/records.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Connection } from './connection.ts';
import { isQuotaExceeded } from './connection.ts';
import { correctedTime } from './corrected-clock.ts';
import type { SaveFailure } from './learner-store.ts';
import { KV, type LearnerTables, readValue } from './learner-tables.ts';
import { enqueued } from './outbox.ts';
import type { RowKey } from './synced-rows.ts';

/** Thrown inside a transaction to undo it; never leaves this module. */
class Refusal extends Error {
  readonly failure: SaveFailure;
  constructor(failure: SaveFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** One write in progress: everything in it is stored together or not at all. */
export interface Writing {
  readonly tables: LearnerTables;
  /** The write's stamp, by the corrected clock; the same throughout the write. */
  readonly stamp: Stamp;
  /** The name under which completions of this device are counted. */
  readonly counter: string;
  /** Stores a value of the learner's state together with its outbox entry. */
  save(key: 'profile' | 'course' | 'badges', value: unknown): Promise<void>;
  /** Enters `key` for sync, and takes back its dead letter: the new version deserves a new chance. */
  enqueue(key: RowKey): Promise<void>;
  /** Undoes the write. */
  refuse(failure: SaveFailure): never;
}

export interface Writer {
  readonly tables: LearnerTables;
  /** `work` may await nothing but the tables, or the transaction ends under it. May run a second time. */
  write<Value>(work: (writing: Writing) => Promise<Value>): Promise<Result<Value, SaveFailure>>;
}

export interface WriterOptions {
  tables: LearnerTables;
  connection: Connection;
  uid: string;
  deviceId: string;
  now: () => number;
  /** Called after each commit that left something to sync. */
  onEnqueued: () => void;
}

/** What makes each write of the learner's store one transaction over rows, outbox and clock. */
export function createWriter(options: WriterOptions): Writer {
  const { tables, connection, uid, deviceId, now, onEnqueued } = options;

  async function begin(note: { enqueued: boolean }): Promise<Writing> {
    const seen = await readValue(tables, KV.clock);
    const updatedAt = correctedTime(now(), typeof seen === 'number' ? seen : 0);
    await tables.kv.put({ key: KV.clock, value: updatedAt });
    const enqueue = async (key: RowKey) => {
      note.enqueued = true;
      const previous = await tables.outbox.where('key').equals(key).first();
      await tables.outbox.put(enqueued(previous, key, uid, updatedAt));
      await tables.dead.where('key').equals(key).delete();
    };
    return {
      tables,
      stamp: { updatedAt, deviceId },
      counter: await counterName(tables, deviceId),
      enqueue,
      async save(key, value) {
        await tables.kv.put({ key, value });
        await enqueue(key);
      },
      refuse(failure) {
        throw new Refusal(failure);
      },
    };
  }

  return {
    tables,
    async write(work) {
      const note = { enqueued: false };
      try {
        const value = await connection.run(() =>
          tables.transaction('rw', tables.tables, async () => work(await begin(note))),
        );
        if (note.enqueued) onEnqueued();
        return ok(value);
      } catch (error) {
        if (error instanceof Refusal) return err(error.failure);
        if (isQuotaExceeded(error)) return err({ kind: 'storage-full' });
        return err({ kind: 'database', message: error instanceof Error ? error.message : String(error) });
      }
    },
  };
}

/**
 * Counters merge by maximum, so a name must never start again at zero. A database that has not yet seen
 * the cloud may have had a predecessor on this device, deleted at log-out, whose counts are out there
 * under the device's name: until the first pull, completions go to a counter of this database alone.
 */
async function counterName(tables: LearnerTables, deviceId: string): Promise<string> {
  if ((await readValue(tables, KV.seenCloud)) === true) return deviceId;
  const name = await readValue(tables, KV.firstCounter);
  return typeof name === 'string' ? name : deviceId;
}
