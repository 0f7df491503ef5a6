import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import { UnusableDatabase } from './database-fault.ts';
import { migrateToLatest } from './migrate.ts';
import { sqliteDialect, writeFirstPage } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** The open database. Inside `query.transaction()` use only the transaction: the connection is one. */
export interface ArcadeDatabase {
  readonly query: Kysely<Tables>;
  /** Writes to the disk, and changes nothing; throws when that fails: `databaseFault` tells why. */
  write(): Promise<void>;
  close(): Promise<void>;
}

/** What a function needs that may run inside a transaction or on its own. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/**
 * Opens the database, makes it and its folder if need be, and brings its tables to the newest version.
 * A new file is readable by its owner only, since it holds the key that signs tokens.
 *
 * @param location a file's path, or ':memory:'
 * @throws when the file can't be opened, holds no sound database, or its tables can't be migrated: `openingFault`
 *   tells why
 */
export async function openDatabase(location: string): Promise<ArcadeDatabase> {
  if (location !== ':memory:') makePrivateFile(location);
  const query = new Kysely<Tables>({ dialect: sqliteDialect(location) });
  await expectSound(query);
  await migrateToLatest(query);
  return {
    query,
    async write() {
      // The first page, whatever it holds: no row changes, and what a commit needs of the disk is needed.
      await sql`pragma user_version = 1`.execute(query);
    },
    async close() {
      // Whoever copies the one file of a server that stands still has everything.
      await sql`pragma wal_checkpoint(truncate)`.execute(query);
      await query.destroy();
    },
  };
}

/**
 * A database has a first page from its first moment on, so that an empty file is never one of ours. SQLite gives
 * its journal files the permissions of the database file.
 */
function makePrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (existsSync(path)) {
    if (statSync(path).size === 0) throw new UnusableDatabase('empty');
    accessSync(path, constants.R_OK | constants.W_OK);
    return;
  }
  const unnamed = `${path}.new`;
  closeSync(openSync(unnamed, 'a', 0o600));
  writeFirstPage(unnamed);
  renameSync(unnamed, path);
}

/** A second for each gigabyte or so; damage is told at the start rather than to the learner who meets it. */
async function expectSound(query: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(query);
  if (rows[0]?.quick_check !== 'ok') throw new UnusableDatabase('corrupt');
}
