import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The open database, on either engine. Inside `query.transaction()` use only the transaction. */
export interface ArcadeDatabase {
  readonly query: Kysely<Tables>;
  /** How many jobs may run at a time; more would only wait for a connection. */
  readonly concurrency: number;
  /** Writes to the disk without changing data. Throws an error for `findDatabaseErrorKind`. */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}

/** For functions that may run inside a transaction or without one. */
export type QueryExecutor = Kysely<Tables> | Transaction<Tables>;
