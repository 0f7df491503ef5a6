import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { UnusableDatabaseError } from '../database/database-error.ts';
import { lockFolder } from '../database/folder-lock.ts';

/** What SQLite keeps beside a database; of another database than the one beside it, it would do harm. */
const JOURNALS = ['-wal', '-shm'];

/** Tables whose rows tell that a copy is whole, beside SQLite's own check. */
const COUNTED_TABLES = ['accounts', 'documents', 'credit_days'];

function rowsIn(database: InstanceType<typeof Database>): string {
  return COUNTED_TABLES.map((table) =>
    JSON.stringify(database.prepare(`select count(*) from ${table}`).get()),
  ).join();
}

/** @throws UnusableDatabaseError when the file holds no sound database of this server */
function assertIntegrity(path: string): void {
  const copy = new Database(path, { readonly: true });
  try {
    const [row] = copy.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
    if (row?.quick_check !== 'ok') throw new UnusableDatabaseError('corrupt');
    rowsIn(copy);
  } finally {
    copy.close();
  }
}

/**
 * Copies a database as it is at one moment, while a server may work on it, to a file that only its owner can read; and
 * checks the copy.
 *
 * @returns 'exists' when there is such a file already
 * @throws when the database can't be read, or the copy not be written
 */
export function backUpSqlite(database: string, target: string): Result<void, 'exists'> {
  if (existsSync(target)) return err('exists');
  const unnamed = `${target}.new`;
  rmSync(unnamed, { force: true });
  const umask = process.umask(0o077);
  const source = new Database(database, { timeout: 5_000 });
  try {
    source.prepare('vacuum into ?').run(unnamed);
  } finally {
    source.close();
    process.umask(umask);
  }
  chmodSync(unnamed, 0o600);
  assertIntegrity(unnamed);
  renameSync(unnamed, target);
  return ok();
}

/**
 * Puts a backup in the place of a folder's database. What was there stays beside it, under a name with the time.
 *
 * @param now milliseconds since the epoch
 * @returns 'taken' while a server works in the folder; else where the former database is, if there was one
 * @throws UnusableDatabaseError when the backup is none
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
  const aside = `${database}.before-${new Date(now).toISOString().replaceAll(':', '-')}`;
  try {
    const hadOne = existsSync(database);
    // The journals hold what a server that was killed had not yet moved over: they go along.
    for (const ending of ['', ...JOURNALS]) {
      if (existsSync(database + ending)) renameSync(database + ending, aside + ending);
    }
    const unnamed = `${database}.new`;
    copyFileSync(backup, unnamed);
    chmodSync(unnamed, 0o600);
    renameSync(unnamed, database);
    return ok(hadOne ? aside : undefined);
  } finally {
    lock.value.release();
  }
}
