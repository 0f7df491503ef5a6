import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The open database, whichever engine keeps it. Inside `query.transaction()` use only the transaction. */
export interface ArcadeDatabase {
  readonly query: Kysely<Tables>;
  /** Pieces of work that are of use beside each other: more would only wait for a connection. */
  readonly concurrency: number;
  /** Writes to the disk, and changes nothing; throws when that fails: `findDatabaseErrorKind` tells why. */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}

/** What a function needs that may run inside a transaction or on its own. */
export type QueryExecutor = Kysely<Tables> | Transaction<Tables>;
