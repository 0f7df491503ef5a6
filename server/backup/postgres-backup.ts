import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, renameSync } from 'node:fs';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { countServerSessions } from './postgres-sessions.ts';

/*
 * Backups of a PostgreSQL database with the programs of PostgreSQL's client, which the operator has
 * installed.
 */

/** The message of a program of PostgreSQL's client, or that it isn't installed. */
export interface ToolFailure {
  message: string;
}

/** Why there is no backup; 'exists' when the target does. */
export type BackupFailure = 'exists' | ToolFailure;

/** Why nothing was restored; 'in-use' while servers are connected. */
export type RestoreFailure = 'in-use' | ToolFailure;

const RESTORE_OPTIONS = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error'];

function runTool(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Result<void, ToolFailure> {
  const { status, error, stderr } = spawnSync(program, args, {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (error)
    return err({ message: `${program} cannot be run: ${error.message}. Install PostgreSQL's client.` });
  return status === 0 ? ok() : err({ message: stderr.trim() });
}

/**
 * Runs a program on a database. The password is in the environment, because other users can see arguments.
 */
function runToolOnDatabase(
  program: string,
  databaseUrl: string,
  options: readonly string[],
): Result<void, ToolFailure> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return runTool(program, [...options, `--dbname=${url.href}`], password ? { PGPASSWORD: password } : {});
}

/**
 * Writes a consistent copy of a PostgreSQL database to a file that only its owner can read. An attempt that
 * fails leaves its file with the ending `.new`, which the next one overwrites.
 */
export function backUpPostgres(databaseUrl: string, target: string): Result<void, BackupFailure> {
  if (existsSync(target)) return err('exists');
  const temporary = `${target}.new`;
  const umask = process.umask(0o077);
  try {
    const dumped = runToolOnDatabase('pg_dump', databaseUrl, [
      '--format=custom',
      '--no-owner',
      `--file=${temporary}`,
    ]);
    if (!dumped.ok) return dumped;
  } finally {
    process.umask(umask);
  }
  // A file whose contents can't be listed could not be restored.
  const listed = runTool('pg_restore', ['--list', temporary]);
  if (!listed.ok) return listed;
  // A file that is overwritten keeps its mode, and ignores the umask.
  chmodSync(temporary, 0o600);
  renameSync(temporary, target);
  return ok();
}

/**
 * Replaces the contents of a PostgreSQL database with a backup, or changes nothing when that fails.
 *
 * @throws an error for `findDatabaseErrorKind` when the database can't be reached
 */
export async function restorePostgres(
  backup: string,
  databaseUrl: string,
): Promise<Result<void, RestoreFailure>> {
  if ((await countServerSessions(databaseUrl)) > 0) return err('in-use');
  return runToolOnDatabase('pg_restore', databaseUrl, [...RESTORE_OPTIONS, backup]);
}
