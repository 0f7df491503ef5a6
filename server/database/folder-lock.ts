import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { findDatabaseErrorKind } from './database-error.ts';

/** Held while a server works in the folder; the system lets go of it when the process ends, however it ends. */
const LOCK_FILE = 'server.lock';

export interface FolderLock {
  release(): void;
}

/**
 * Takes the data folder for this process, and makes the folder if need be. The lock is an empty SQLite database
 * under an exclusive transaction: what SQLite locks holds on every system, and a crash leaves no stale mark.
 * The learners' own database stays free to be copied meanwhile.
 *
 * @returns `taken` when another server works in the folder
 * @throws what the file system says when there is no such folder and none can be made
 */
export function lockFolder(folder: string): Result<FolderLock, 'taken'> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK);
  const lock = new Database(join(folder, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return ok({ release: () => void lock.close() });
  } catch (error) {
    lock.close();
    if (findDatabaseErrorKind(error) === 'locked') return err('taken');
    throw error;
  }
}
