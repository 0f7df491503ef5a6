/** What keeps a database from being used, as far as whoever hosts it can do something about it. */
export type DatabaseFault = 'full' | 'locked' | 'corrupt' | 'read-only' | 'out-of-reach' | 'newer' | 'empty';

/** A database that opens and must not be used. */
export class UnusableDatabase extends Error {
  readonly fault: DatabaseFault;

  constructor(fault: DatabaseFault) {
    super(`The database is ${fault}.`);
    this.fault = fault;
  }
}

/** Result codes of SQLite (https://www.sqlite.org/rescode.html) without what follows for detail. */
const OF_SQLITE: Readonly<Record<string, DatabaseFault>> = {
  FULL: 'full',
  BUSY: 'locked',
  LOCKED: 'locked',
  CORRUPT: 'corrupt',
  NOTADB: 'corrupt',
  READONLY: 'read-only',
  PERM: 'read-only',
  CANTOPEN: 'out-of-reach',
  IOERR: 'out-of-reach',
};

const OF_FILE_SYSTEM: Readonly<Record<string, DatabaseFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  ENOTDIR: 'out-of-reach',
  EEXIST: 'out-of-reach',
  EISDIR: 'out-of-reach',
  ENOENT: 'out-of-reach',
  EIO: 'out-of-reach',
};

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}

/** The fault of the database behind an error or its causes; `undefined` for an error of any other kind. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (error instanceof UnusableDatabase) return error.fault;
  if (!(error instanceof Error)) return undefined;
  const result = /^SQLITE_([A-Z]+)/.exec(codeOf(error))?.[1];
  return (result ? OF_SQLITE[result] : undefined) ?? databaseFault(error.cause);
}

/** The same for an error while the database's file is looked for, when the file system's own also tell of it. */
export function openingFault(error: unknown): DatabaseFault | undefined {
  return databaseFault(error) ?? (error instanceof Error ? OF_FILE_SYSTEM[codeOf(error)] : undefined);
}

const SENTENCES: Readonly<Record<DatabaseFault, string>> = {
  full: 'There is no space left for the database. Free some on its disk.',
  locked: 'Another program holds the database. Close that one.',
  corrupt: 'The database is damaged. Put a backup in its place.',
  'read-only': 'The database cannot be written. Give this user the right to write its file and folder.',
  'out-of-reach': 'The database cannot be opened. Check that DATA_DIR is a folder on a disk that works.',
  newer:
    'The database was written by a newer version of Learning Arcade. Start that version, or put a backup in its place.',
  empty:
    'The database is an empty file, as a copy that was cut off leaves it. Put a backup in its place, or delete it to begin anew.',
};

/** What is the matter and what to do, for whoever runs the server. */
export function faultSentence(fault: DatabaseFault): string {
  return SENTENCES[fault];
}
