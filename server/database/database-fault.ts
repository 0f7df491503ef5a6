/** What keeps a database from being used, as far as whoever hosts it can do something about it, and what that is. */
const SENTENCES = {
  full: 'There is no space left for the database. Free some on its disk.',
  locked: 'Another program holds the database. Close that one.',
  corrupt: 'The database is damaged. Put a backup in its place.',
  'read-only': 'The database cannot be written. Give this user the right to write its file and folder.',
  'out-of-reach': 'The database cannot be opened. Check that DATA_DIR is a folder on a disk that works.',
  newer:
    'The database was written by a newer version of Learning Arcade. Start that version, or put a backup in its place.',
  empty:
    'The database is an empty file, as a copy that was cut off leaves it. Put a backup in its place, or delete it to begin anew.',
  // Of a database server alone.
  'out-of-contact':
    'The database server cannot be reached. Check that it runs, and the host and port of DATABASE_URL.',
  'no-connection-left':
    'The database server has no connection left. Raise its max_connections, or lower DATABASE_CONNECTIONS.',
  'sign-in-refused':
    'The database server refuses the sign-in. Check the user and the password of DATABASE_URL.',
  'no-such-database':
    'The database server has no such database. Make it with createdb, and check DATABASE_URL.',
  'no-right': 'The user of DATABASE_URL may not make tables. Make that user the owner of the database.',
  standby: 'The database server is a standby that only reads. Give DATABASE_URL the primary.',
} as const satisfies Record<string, string>;
export type DatabaseFault = keyof typeof SENTENCES;

/** A database that must not or cannot be used. */
export class UnusableDatabase extends Error {
  readonly fault: DatabaseFault;

  constructor(fault: DatabaseFault, cause?: unknown) {
    super(`The database is ${fault}.`, { cause });
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

/** Codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html), or the first two signs. */
const OF_POSTGRES: Readonly<Record<string, DatabaseFault>> = {
  '08': 'out-of-contact',
  '25006': 'standby',
  '28': 'sign-in-refused',
  '3D000': 'no-such-database',
  '42501': 'no-right',
  '53100': 'full',
  '53300': 'no-connection-left',
  '57P01': 'out-of-contact',
  '57P02': 'out-of-contact',
  '57P03': 'out-of-contact',
  XX001: 'corrupt',
  XX002: 'corrupt',
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
  const code = codeOf(error);
  const result = /^SQLITE_([A-Z]+)/.exec(code)?.[1];
  const fault = result ? OF_SQLITE[result] : (OF_POSTGRES[code] ?? OF_POSTGRES[code.slice(0, 2)]);
  return fault ?? databaseFault(error.cause);
}

/** The same for an error while the database's file is looked for, when the file system's own also tell of it. */
export function openingFault(error: unknown): DatabaseFault | undefined {
  return databaseFault(error) ?? (error instanceof Error ? OF_FILE_SYSTEM[codeOf(error)] : undefined);
}

/** What is the matter and what to do, for whoever runs the server. */
export function faultSentence(fault: DatabaseFault): string {
  return SENTENCES[fault];
}
