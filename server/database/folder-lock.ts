import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { findDatabaseErrorKind } from './database-error.ts';
import { giveToFolderOwner } from './folder-owner.ts';

/** Locked while a server uses the folder; the operating system releases the lock when the process ends. */
const LOCK_FILE = 'server.lock';

export interface FolderLock {
  release(): void;
}

/**
 * Locks the data folder for this process, and creates it if necessary. The lock is an exclusive transaction
 * on an empty SQLite database: it works on every system, leaves no stale mark, and the learners' database can
 * still be copied.
 *
 * @returns 'taken' when another server uses the folder
 * @throws the file system's error when the folder can't be created or written
 */
export function lockFolder(folder: string): Result<FolderLock, 'taken'> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK);
  const file = join(folder, LOCK_FILE);
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    giveToFolderOwner(file);
    return ok({ release: () => void lock.close() });
  } catch (error) {
    lock.close();
    if (findDatabaseErrorKind(error) === 'locked') return err('taken');
    throw error;
  }
}
