import type { LearnerTables } from './learner-tables.ts';
import { openWithTimeout } from './open-database.ts';

const CONNECTION_LOST = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError']);

/** Whether the browser closed the database, as iOS does to pages in the background. */
function isLostConnection(error: unknown): boolean {
  return error instanceof Error && CONNECTION_LOST.has(error.name);
}

function hasName(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name;
}

/**
 * Whether a write failed because the storage quota is used up. Browsers report that on the request or only on
 * the transaction, and Dexie reports it as the inner error or as one of several failures.
 */
export function isQuotaExceeded(error: unknown): boolean {
  if (hasName(error, 'QuotaExceededError')) return true;
  if (typeof error !== 'object' || error === null) return false;
  if ('inner' in error && isQuotaExceeded(error.inner)) return true;
  return 'failures' in error && Array.isArray(error.failures) && error.failures.some(isQuotaExceeded);
}

/** A database connection that is reopened once when the browser closed it. */
export interface Connection {
  /** Runs `work`; when the connection turns out to be lost, reopens it and runs `work` once more. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Closes the database; it is not reopened. */
  close(): void;
}

/**
 * Manages an open database. When a newer version of the app wants to upgrade it, the database is closed at
 * once, because that page would be blocked, and `onOutdated` is called.
 */
export function keepConnection(tables: LearnerTables, onOutdated: () => void): Connection {
  let isClosed = false;
  const close = () => {
    isClosed = true;
    tables.close({ disableAutoOpen: true });
  };
  tables.on('versionchange', () => {
    close();
    onOutdated();
    // Stops Dexie's own listener, which would reopen the database at its next use.
    return false;
  });
  return {
    async run(work) {
      try {
        return await work();
      } catch (error) {
        if (isClosed || !isLostConnection(error)) throw error;
        tables.close({ disableAutoOpen: false });
        await openWithTimeout(tables);
        return await work();
      }
    },
    close,
  };
}
