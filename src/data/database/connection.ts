import type { LearnerTables } from './learner-tables.ts';
import { openWithTimeout } from './open-database.ts';

const LOST = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError']);

/** Whether the database went away under us, as iOS does to pages in the background. */
function isLostConnection(error: unknown): boolean {
  return error instanceof Error && LOST.has(error.name);
}

function hasName(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name;
}

/**
 * Whether the disk's quota ended a write. Browsers report it on the request or only on the transaction, and
 * Dexie hands it on as the inner error, or as one of several failures.
 */
export function isQuotaExceeded(error: unknown): boolean {
  if (hasName(error, 'QuotaExceededError')) return true;
  if (typeof error !== 'object' || error === null) return false;
  if ('inner' in error && isQuotaExceeded(error.inner)) return true;
  return 'failures' in error && Array.isArray(error.failures) && error.failures.some(isQuotaExceeded);
}

/** A database connection that comes back once when it is lost, and stays away when it was given up. */
export interface Connection {
  /** Runs `work`; when the connection is found lost, reopens it and runs `work` once more. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Closes for good. */
  close(): void;
}

/**
 * Watches over an open database. When a newer version of the app asks for it, the database is closed at
 * once, for the other page would wait for ever, and `onOutdated` is told.
 */
export function keepConnection(tables: LearnerTables, onOutdated: () => void): Connection {
  let given = false;
  const giveUp = () => {
    given = true;
    tables.close({ disableAutoOpen: true });
  };
  tables.on('versionchange', () => {
    giveUp();
    onOutdated();
    // Ends the chain before Dexie's own answer, which would open the database again at the next use.
    return false;
  });
  return {
    async run(work) {
      try {
        return await work();
      } catch (error) {
        if (given || !isLostConnection(error)) throw error;
        tables.close({ disableAutoOpen: false });
        await openWithTimeout(tables);
        return await work();
      }
    },
    close: giveUp,
  };
}
