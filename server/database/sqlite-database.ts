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
import { findDatabaseErrorKind, UnusableDatabaseError } from './database-error.ts';
import { giveToFolderOwner } from './folder-owner.ts';
import { assertMigrated, migrateToLatest } from './migrate.ts';
import { createSqliteDialect, writeFirstPage } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/**
 * Opens a database in a file, creates file and folder if necessary, and migrates its tables. A new file is
 * readable by its owner only, since it contains the key that signs tokens.
 *
 * @param location a file's path, or ':memory:'
 * @throws an error for `findOpeningErrorKind` when the file is not an intact database or can't be migrated
 */
export async function openSqlite(location: string): Promise<ArcadeDatabase> {
  if (location !== ':memory:') makePrivateFile(location);
  const query = new Kysely<Tables>({ dialect: createSqliteDialect(location) });
  await assertIntegrity(query);
  await migrateToLatest(query);
  return toArcadeDatabase(query);
}

/**
 * Opens a database that a server may be using: the file is neither created nor checked nor migrated.
 *
 * @throws an error for `findOpeningErrorKind` when there is no such file, or another version has written it
 */
export async function openExistingSqlite(path: string): Promise<ArcadeDatabase> {
  // libsql creates an empty file for any path that does not exist.
  if (statSync(path).size === 0) throw new UnusableDatabaseError('empty');
  accessSync(path, constants.R_OK | constants.W_OK);
  const query = new Kysely<Tables>({ dialect: createSqliteDialect(path) });
  try {
    await assertMigrated(query);
  } catch (error) {
    await query.destroy();
    throw error;
  }
  return { ...toArcadeDatabase(query), close: () => query.destroy() };
}

function toArcadeDatabase(query: Kysely<Tables>): ArcadeDatabase {
  return {
    query,
    // Queries run on the main thread: two jobs at a time would block the event loop for twice as long.
    concurrency: 1,
    async checkWritable() {
      // Writes the first page without changing a row, so it tests the disk as every commit does.
      await sql`pragma user_version = 1`.execute(query);
    },
    async close() {
      try {
        // After a stop, the one file contains everything and can be copied.
        await sql`pragma wal_checkpoint(truncate)`.execute(query);
      } catch (error) {
        // On a full disk the write-ahead log stays beside the file, and the next start reads both.
        if (findDatabaseErrorKind(error) === undefined) throw error;
      }
      await query.destroy();
    },
  };
}

/**
 * Creates the file of a database unless it exists, readable by its owner only: SQLite gives its journal files
 * the same permissions. A new file appears with its first page, so an empty file is a damaged one.
 */
function makePrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (existsSync(path)) {
    if (statSync(path).size === 0) throw new UnusableDatabaseError('empty');
    accessSync(path, constants.R_OK | constants.W_OK);
    return;
  }
  const temporary = `${path}.new`;
  closeSync(openSync(temporary, 'a', 0o600));
  writeFirstPage(temporary);
  giveToFolderOwner(temporary);
  renameSync(temporary, path);
}

/** Takes about a second for each gigabyte; damage is reported at the start, and not to a learner later. */
async function assertIntegrity(query: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(query);
  if (rows[0]?.quick_check !== 'ok') throw new UnusableDatabaseError('corrupt');
}
