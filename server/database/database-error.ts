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
export type DatabaseErrorKind = keyof typeof SENTENCES;

/** A database that must not or cannot be used. */
export class UnusableDatabaseError extends Error {
  readonly kind: DatabaseErrorKind;

  constructor(fault: DatabaseErrorKind, cause?: unknown) {
    super(`The database is ${fault}.`, { cause });
    this.kind = fault;
  }
}

/** Result codes of SQLite (https://www.sqlite.org/rescode.html) without what follows for detail. */
const SQLITE_ERROR_KINDS: Readonly<Record<string, DatabaseErrorKind>> = {
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
const POSTGRES_ERROR_KINDS: Readonly<Record<string, DatabaseErrorKind>> = {
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

const FILE_SYSTEM_ERROR_KINDS: Readonly<Record<string, DatabaseErrorKind>> = {
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
export function findDatabaseErrorKind(error: unknown): DatabaseErrorKind | undefined {
  if (error instanceof UnusableDatabaseError) return error.kind;
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  const result = /^SQLITE_([A-Z]+)/.exec(code)?.[1];
  const fault = result
    ? SQLITE_ERROR_KINDS[result]
    : (POSTGRES_ERROR_KINDS[code] ?? POSTGRES_ERROR_KINDS[code.slice(0, 2)]);
  return fault ?? findDatabaseErrorKind(error.cause);
}

/** The same for an error while the database's file is looked for, when the file system's own also tell of it. */
export function findOpeningErrorKind(error: unknown): DatabaseErrorKind | undefined {
  return (
    findDatabaseErrorKind(error) ??
    (error instanceof Error ? FILE_SYSTEM_ERROR_KINDS[codeOf(error)] : undefined)
  );
}

/** What is the matter and what to do, for whoever runs the server. */
export function formatDatabaseError(fault: DatabaseErrorKind): string {
  return SENTENCES[fault];
}
