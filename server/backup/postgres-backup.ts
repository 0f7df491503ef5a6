import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, renameSync } from 'node:fs';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { countServerSessions } from './postgres-sessions.ts';

/** Why there is no backup: the target exists already, or the message of PostgreSQL's client. */
export type BackupFailure = 'exists' | { message: string };

const RESTORE_OPTIONS = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error'];

/**
 * Runs a program of PostgreSQL's client on the database at an address. The password is passed in the
 * environment, because other users can see arguments.
 */
function runPostgresTool(
  program: string,
  address: string,
  options: readonly string[],
): Result<void, { message: string }> {
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const { status, error, stderr } = spawnSync(program, [...options, `--dbname=${url.href}`], {
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
    encoding: 'utf8',
  });
  if (error)
    return err({ message: `${program} cannot be run: ${error.message}. Install PostgreSQL's client.` });
  return status === 0 ? ok() : err({ message: stderr.trim() });
}

/** Writes a consistent copy of a PostgreSQL database to a file that only its owner can read. */
export function backUpPostgres(address: string, target: string): Result<void, BackupFailure> {
  if (existsSync(target)) return err('exists');
  const temporary = `${target}.new`;
  const umask = process.umask(0o077);
  try {
    const dumped = runPostgresTool('pg_dump', address, [
      '--format=custom',
      '--no-owner',
      `--file=${temporary}`,
    ]);
    if (!dumped.ok) return dumped;
  } finally {
    process.umask(umask);
  }
  // A file whose contents can't be listed could not be restored.
  const listed = spawnSync('pg_restore', ['--list', temporary], { encoding: 'utf8' });
  if (listed.status !== 0) return err({ message: listed.stderr.trim() });
  chmodSync(temporary, 0o600);
  renameSync(temporary, target);
  return ok();
}

/**
 * Replaces the contents of a PostgreSQL database with a backup, or changes nothing when that fails.
 *
 * @returns the failure is 'in-use' while servers are connected, or the message of PostgreSQL's client
 * @throws an error for `findDatabaseErrorKind` when the database can't be reached
 */
export async function restorePostgres(
  backup: string,
  address: string,
): Promise<Result<void, 'in-use' | { message: string }>> {
  if ((await countServerSessions(address)) > 0) return err('in-use');
  return runPostgresTool('pg_restore', address, [...RESTORE_OPTIONS, backup]);
}
