import type { Dexie } from 'dexie';
import { openWithTimeout } from './open-database.ts';

/** `AbortError`: nothing was stored, because the page left the screen (`page-freezes.ts`). */
const CONNECTION_LOST = ['AbortError', 'DatabaseClosedError', 'InvalidStateError', 'UnknownError'];

/** Whether the browser closed the database or its transaction, as iOS does to pages in the background. */
function isLostConnection(error: unknown): boolean {
  return hasCause(error, CONNECTION_LOST) && !isQuotaExceeded(error);
}

/**
 * Whether a write failed because the storage quota is used up. Browsers report that on the request or only on
 * the transaction.
 */
export function isQuotaExceeded(error: unknown): boolean {
  return hasCause(error, ['QuotaExceededError']);
}

/**
 * Whether an error has one of the names, which Dexie may report as the inner error or as one of several
 * failures.
 */
function hasCause(error: unknown, names: readonly string[]): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && typeof error.name === 'string' && names.includes(error.name)) return true;
  if ('inner' in error && hasCause(error.inner, names)) return true;
  return (
    'failures' in error &&
    Array.isArray(error.failures) &&
    error.failures.some((failure) => hasCause(failure, names))
  );
}

/** A database connection that is reopened once when the browser closed it. */
export interface Connection {
  /** Runs `work`; when the connection turns out to be lost, reopens it and runs `work` once more. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Closes the database; it is not reopened. */
  close(): void;
}

/** A connection to a database that is open, or opens at its first use. */
export function createConnection(database: Dexie): Connection {
  let isClosed = false;
  return {
    async run(work) {
      try {
        return await work();
      } catch (error) {
        if (isClosed || !isLostConnection(error)) throw error;
        database.close({ disableAutoOpen: false });
        await openWithTimeout(database);
        return await work();
      }
    },
    close() {
      isClosed = true;
      database.close({ disableAutoOpen: true });
    },
  };
}

/**
 * Manages an open database. When a newer version of the app wants to upgrade it, the database is closed at
 * once, because that page would be blocked, and `onOutdated` is called.
 */
export function keepConnection(database: Dexie, onOutdated: () => void): Connection {
  const connection = createConnection(database);
  database.on('versionchange', () => {
    connection.close();
    onOutdated();
    // Stops Dexie's own listener, which would reopen the database at its next use.
    return false;
  });
  return connection;
}
