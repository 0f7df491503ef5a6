import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, renameSync } from 'node:fs';
import { err, ok, type Result } from '../../src/domain/result.ts';

/** What PostgreSQL's own program said, or that it is not there. */
export type BackupFailure = 'exists' | { message: string };

const RESTORE_OPTIONS = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error'];

/** The password goes by the environment: arguments are for everybody to see. */
function runPostgresTool(
  program: string,
  address: string,
  options: readonly string[],
): Result<void, { message: string }> {
  const place = new URL(address);
  const password = decodeURIComponent(place.password);
  place.password = '';
  const { status, error, stderr } = spawnSync(program, [...options, `--dbname=${place.href}`], {
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
    encoding: 'utf8',
  });
  if (error)
    return err({ message: `${program} cannot be run: ${error.message}. Install PostgreSQL's client.` });
  return status === 0 ? ok() : err({ message: stderr.trim() });
}

/** Copies a database on a PostgreSQL server, as it is at one moment, to a file that only its owner can read. */
export function backUpPostgres(address: string, target: string): Result<void, BackupFailure> {
  if (existsSync(target)) return err('exists');
  const unnamed = `${target}.new`;
  const umask = process.umask(0o077);
  try {
    const dumped = runPostgresTool('pg_dump', address, [
      '--format=custom',
      '--no-owner',
      `--file=${unnamed}`,
    ]);
    if (!dumped.ok) return dumped;
  } finally {
    process.umask(umask);
  }
  const listed = spawnSync('pg_restore', ['--list', unnamed], { encoding: 'utf8' });
  if (listed.status !== 0) return err({ message: listed.stderr.trim() });
  chmodSync(unnamed, 0o600);
  renameSync(unnamed, target);
  return ok();
}

/** Puts a backup in the place of what a database on a PostgreSQL server holds: all of it, or nothing when it fails. */
export function restorePostgres(backup: string, address: string): Result<void, { message: string }> {
  return runPostgresTool('pg_restore', address, [...RESTORE_OPTIONS, backup]);
}
