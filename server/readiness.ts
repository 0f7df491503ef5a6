import type { ArcadeDatabase } from './database/database.ts';
import { findDatabaseErrorKind, formatDatabaseError } from './database/database-error.ts';
import type { Log } from './log.ts';

/** Why the server is not ready, a sentence each; empty when it is ready. */
export type NotReadyReasons = readonly string[];

export interface ReadinessOptions {
  database: Pick<ArcadeDatabase, 'checkWritable'>;
  /** Milliseconds since the epoch. */
  clock: () => number;
  log: Log;
}

/** Anyone may call /readyz, and each check writes to the disk: within this time all get the same result. */
const CACHE_MS = 1_000;
const UNKNOWN_DATABASE_ERROR = 'The database cannot be written.';

/** Creates the check that the server can write to its database. Changes are logged. */
export function createReadinessCheck({
  database,
  clock,
  log,
}: ReadinessOptions): () => Promise<NotReadyReasons> {
  let last: { checkedAt: number; reasons: Promise<NotReadyReasons> } | undefined;
  let loggedText = '';

  async function checkDatabase(): Promise<string | undefined> {
    try {
      await database.checkWritable();
      return undefined;
    } catch (error) {
      const kind = findDatabaseErrorKind(error);
      return kind === undefined ? UNKNOWN_DATABASE_ERROR : formatDatabaseError(kind);
    }
  }

  async function checkAll(): Promise<NotReadyReasons> {
    const reasons = [await checkDatabase()].filter((one) => one !== undefined);
    const text = reasons.join(' ');
    if (text !== loggedText) log(text || 'Ready again.');
    loggedText = text;
    return reasons;
  }

  return () => {
    const now = clock();
    if (!last || now - last.checkedAt >= CACHE_MS || now < last.checkedAt)
      last = { checkedAt: now, reasons: checkAll() };
    return last.reasons;
  };
}
