import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import Database from 'libsql';

/** How long a statement waits for another process that holds the file's lock, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

class ImmediateDriver extends SqliteDriver {
  /**
   * Takes the write lock when a transaction begins. With SQLite's default, a transaction that reads first and
   * writes later fails when another process wrote in between.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /**
   * A commit waits for the disk, and all requests with it. The next transaction begins in another turn of the event
   * loop, so that those of requests that came together do not hold it one after the other.
   */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    await nextTurn();
  }
}

/**
 * Kysely's dialect for SQLite through `libsql`, whose interface is better-sqlite3's.
 *
 * @param location a file's path, or ':memory:'
 */
export function createSqliteDialect(location: string): Dialect {
  const database = new Database(location, { timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal');
  // With a write-ahead log this survives a crash of the process; `full` also survives a power cut.
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  return {
    createDriver: () => new ImmediateDriver({ database }),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (query) => new SqliteIntrospector(query),
  };
}

/** Makes an empty file a database without tables. */
export function writeFirstPage(path: string): void {
  const database = new Database(path);
  database.exec('pragma journal_mode = wal');
  database.close();
}
