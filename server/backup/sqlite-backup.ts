import { chmodSync, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { UnusableDatabaseError } from '../database/database-error.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { giveToFolderOwner } from '../database/folder-owner.ts';

/**
 * The endings of SQLite's files next to a database. Beside the files of another database it would be damaged.
 */
const JOURNALS = ['-wal', '-shm'];

/** Some tables that a backup must contain; the others come with them. */
const REQUIRED_TABLES = ['accounts', 'documents', 'credit_days'];

/**
 * Opens a database that exists: libsql creates an empty file for any other path, even to read it.
 *
 * @throws when there is no such file, or it is empty
 */
function openExisting(path: string, options: Database.Options): InstanceType<typeof Database> {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`There is no file ${path}.`);
  if (size === 0) throw new UnusableDatabaseError('empty');
  return new Database(path, options);
}

/** @throws when a required table is missing */
function assertTables(database: InstanceType<typeof Database>): void {
  for (const table of REQUIRED_TABLES) database.prepare(`select count(*) from ${table}`).get();
}

/** @throws when the file is not an intact database of this server */
function assertIntegrity(path: string): void {
  const copy = openExisting(path, { readonly: true });
  try {
    const [row] = copy.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
    if (row?.quick_check !== 'ok') throw new UnusableDatabaseError('corrupt');
    assertTables(copy);
  } finally {
    copy.close();
  }
}

/**
 * Writes a consistent copy of a database, which a server may be using, to a file that only its owner can
 * read, and checks the copy.
 *
 * @returns 'exists' when the target exists
 * @throws when there is no database or it can't be read, or the copy can't be written; then no file is left
 */
export function backUpSqlite(database: string, target: string): Result<void, 'exists'> {
  if (existsSync(target)) return err('exists');
  const temporary = `${target}.new`;
  rmSync(temporary, { force: true });
  try {
    copyDatabase(database, temporary);
    chmodSync(temporary, 0o600);
    assertIntegrity(temporary);
    renameSync(temporary, target);
    return ok();
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Writes a consistent copy of a database to a new file. */
function copyDatabase(database: string, target: string): void {
  const source = openExisting(database, { timeout: 5_000 });
  const umask = process.umask(0o077);
  try {
    source.prepare('vacuum into ?').run(target);
  } finally {
    source.close();
    process.umask(umask);
  }
}

/**
 * Replaces a folder's database with a backup. The previous database stays in the folder, renamed with the
 * time. Run as root, it gives the new files to the folder's owner.
 *
 * @param now milliseconds since the epoch
 * @returns 'taken' while a server uses the folder; else the path of the previous database, if there was one
 * @throws when the backup is not an intact database
 */
export function restoreSqlite(
  backup: string,
  folder: string,
  databaseName: string,
  now: number,
): Result<string | undefined, 'taken'> {
  assertIntegrity(backup);
  const lock = lockFolder(folder);
  if (!lock.ok) return lock;
  const database = join(folder, databaseName);
  const previous = `${database}.before-${new Date(now).toISOString().replaceAll(':', '-')}`;
  try {
    const existed = existsSync(database);
    // The journals of a killed server contain committed data, so they move along.
    for (const suffix of ['', ...JOURNALS]) {
      if (existsSync(database + suffix)) renameSync(database + suffix, previous + suffix);
    }
    const temporary = `${database}.new`;
    copyFileSync(backup, temporary);
    chmodSync(temporary, 0o600);
    giveToFolderOwner(temporary);
    renameSync(temporary, database);
    return ok(existed ? previous : undefined);
  } finally {
    lock.value.release();
  }
}
