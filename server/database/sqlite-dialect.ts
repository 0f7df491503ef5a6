import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
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

/** How long a statement waits for another process that has locked the file. */
const BUSY_TIMEOUT_MS = 5000;

class ImmediateDriver extends SqliteDriver {
  readonly #database: InstanceType<typeof Database>;

  constructor(database: InstanceType<typeof Database>) {
    super({ database });
    this.#database = database;
  }

  /**
   * Takes the write lock when a transaction begins. By default, a transaction that reads first fails at its
   * first write if another process has written in between.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /**
   * A commit blocks the event loop until the disk has synced. Yielding afterwards keeps the transactions of
   * simultaneous requests from blocking it one after the other.
   */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    await yieldToEventLoop();
  }

  /**
   * After some errors, such as a full disk, SQLite has rolled back already, and a second rollback would fail.
   * That failure would replace the error which says what happened
   * (https://www.sqlite.org/lang_transaction.html).
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
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
  // The write-ahead log survives a crash of the process; `full` also survives a power failure.
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  return {
    createDriver: () => new ImmediateDriver(database),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (query) => new SqliteIntrospector(query),
  };
}

/**
 * Turns an empty file into a database without tables: the write-ahead mode is stored on the file's first
 * page.
 */
export function writeFirstPage(path: string): void {
  const database = new Database(path);
  database.exec('pragma journal_mode = wal');
  database.close();
}
