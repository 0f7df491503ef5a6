import { closeSync, openSync, readSync } from 'node:fs';

/** The database engine that a backup comes from, and the only one that can restore it. */
export type BackupKind = 'sqlite' | 'postgres';

/** How the files begin: https://www.sqlite.org/fileformat2.html, and `pg_dump --format=custom`. */
const SIGNATURES: readonly (readonly [signature: string, kind: BackupKind])[] = [
  ['SQLite format 3\0', 'sqlite'],
  ['PGDMP', 'postgres'],
];
/** The length of the longest signature. */
const SIGNATURE_BYTES = 16;

/**
 * The kind of a backup by its first bytes; `undefined` for another file.
 *
 * @throws the file system's error when the file can't be read
 */
export function findBackupKind(path: string): BackupKind | undefined {
  const bytes = Buffer.alloc(SIGNATURE_BYTES);
  const file = openSync(path, 'r');
  try {
    readSync(file, bytes, 0, SIGNATURE_BYTES, 0);
  } finally {
    closeSync(file);
  }
  const start = bytes.toString('latin1');
  return SIGNATURES.find(([signature]) => start.startsWith(signature))?.[1];
}
