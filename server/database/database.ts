import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { migrateToLatest } from './migrate.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** The open database. Inside `query.transaction()` use only the transaction: the connection is one. */
export interface ArcadeDatabase {
  readonly query: Kysely<Tables>;
  close(): Promise<void>;
}

/** What a function needs that may run inside a transaction or on its own. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/**
 * Opens the database, makes it and its folder if need be, and brings its tables to the newest version.
 * A new file is readable by its owner only, since it holds the key that signs tokens.
 *
 * @param location a file's path, or ':memory:'
 * @throws when the file can't be opened or its tables can't be migrated
 */
export async function openDatabase(location: string): Promise<ArcadeDatabase> {
  if (location !== ':memory:') makePrivateFile(location);
  const query = new Kysely<Tables>({ dialect: sqliteDialect(location) });
  await migrateToLatest(query);
  return { query, close: () => query.destroy() };
}

/** SQLite gives its journal files the permissions of the database file. */
function makePrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
}
