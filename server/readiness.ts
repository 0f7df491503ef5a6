import type { ArcadeDatabase } from './database/database.ts';
import { findDatabaseErrorKind, formatDatabaseError } from './database/database-error.ts';
import type { Log } from './log.ts';

/** What keeps the server from doing its work, a sentence each; none when it is ready. */
export type NotReadyReasons = readonly string[];

export interface ReadinessOptions {
  database: Pick<ArcadeDatabase, 'checkWritable'>;
  feedback: { findNotReadyReason(): string | undefined };
  /** Milliseconds since the epoch. */
  clock: () => number;
  log: Log;
}

/** Anybody may ask, and each look writes to the disk: within this time all get the same answer, in milliseconds. */
const CACHE_MS = 1_000;
const UNKNOWN_FAULT = 'The database cannot be written.';

/** Whether the server can write to its database and check answers. What changes is also logged. */
export function createReadinessCheck(parts: ReadinessOptions): () => Promise<NotReadyReasons> {
  const { database, feedback, clock, log } = parts;
  let last: { at: number; reasons: Promise<NotReadyReasons> } | undefined;
  let told = '';

  async function ofDatabase(): Promise<string | undefined> {
    try {
      await database.checkWritable();
      return undefined;
    } catch (error) {
      const fault = findDatabaseErrorKind(error);
      return fault === undefined ? UNKNOWN_FAULT : formatDatabaseError(fault);
    }
  }

  async function look(): Promise<NotReadyReasons> {
    const reasons = [await ofDatabase(), feedback.findNotReadyReason()].filter((one) => one !== undefined);
    const text = reasons.join(' ');
    if (text !== told) log(text || 'Ready again.');
    told = text;
    return reasons;
  }

  return () => {
    const now = clock();
    if (!last || now - last.at >= CACHE_MS || now < last.at) last = { at: now, reasons: look() };
    return last.reasons;
  };
}
