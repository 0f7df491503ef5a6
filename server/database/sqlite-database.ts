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
import { Kysely, sql } from 'kysely';
import type { ArcadeDatabase } from './database.ts';
import { UnusableDatabaseError } from './database-error.ts';
import { migrateToLatest } from './migrate.ts';
import { createSqliteDialect, writeFirstPage } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/**
 * Opens a database in a file, makes it and its folder if need be, and brings its tables to the newest version.
 * A new file is readable by its owner only, since it holds the key that signs tokens.
 *
 * @param location a file's path, or ':memory:'
 * @throws when the file can't be opened, holds no sound database, or its tables can't be migrated: `findOpeningErrorKind`
 *   tells why
 */
export async function openSqlite(location: string): Promise<ArcadeDatabase> {
  if (location !== ':memory:') makePrivateFile(location);
  const query = new Kysely<Tables>({ dialect: createSqliteDialect(location) });
  await assertIntegrity(query);
  await migrateToLatest(query);
  return {
    query,
    // All of the work is the main thread's: two pieces beside each other would hold the event loop for twice as long.
    concurrency: 1,
    async checkWritable() {
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
    if (statSync(path).size === 0) throw new UnusableDatabaseError('empty');
    accessSync(path, constants.R_OK | constants.W_OK);
    return;
  }
  const unnamed = `${path}.new`;
  closeSync(openSync(unnamed, 'a', 0o600));
  writeFirstPage(unnamed);
  renameSync(unnamed, path);
}

/** A second for each gigabyte or so; damage is told at the start rather than to the learner who meets it. */
async function assertIntegrity(query: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(query);
  if (rows[0]?.quick_check !== 'ok') throw new UnusableDatabaseError('corrupt');
}
