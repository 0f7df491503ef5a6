/** Database errors that an operator can fix, each with what to do. */
const MESSAGES = {
  full: 'The disk of the database is full. Free some space on it.',
  locked: 'Another program has locked the database. Close it.',
  corrupt: 'The database is damaged. Restore a backup.',
  'read-only': 'The database cannot be written. Give this user write permission for its file and folder.',
  'out-of-reach': 'The database cannot be opened. Check that DATA_DIR is a folder on a disk that works.',
  newer:
    'The database was written by a newer version of Learning Arcade. Start that version, or restore a backup.',
  older:
    'The database was written by an older version of Learning Arcade. Start the server of this version first.',
  empty:
    'The database is an empty file, perhaps from an interrupted copy. Restore a backup, or delete the file to start without data.',
  // PostgreSQL only.
  'out-of-contact':
    'The database server cannot be reached. Check that it runs, and the host and port in DATABASE_URL.',
  'no-connection-left':
    'The database server has no connection left. Raise its max_connections, or lower DATABASE_CONNECTIONS.',
  'sign-in-refused':
    'The database server rejects the login. Check the user and the password in DATABASE_URL.',
  'no-such-database':
    'The database does not exist on the database server. Create it with createdb, and check DATABASE_URL.',
  'no-right': 'The user in DATABASE_URL may not create tables. Make that user the owner of the database.',
  standby: 'The database server is a read-only standby. Set DATABASE_URL to the primary.',
} as const satisfies Record<string, string>;
export type DatabaseErrorKind = keyof typeof MESSAGES;

/** When a client may try again, in seconds. */
export const DATABASE_RETRY_AFTER_SECONDS = 30;

/** A database that must not or cannot be used. */
export class UnusableDatabaseError extends Error {
  readonly kind: DatabaseErrorKind;

  constructor(kind: DatabaseErrorKind, cause?: unknown) {
    super(`The database is ${kind}.`, { cause });
    this.kind = kind;
  }
}

/** By SQLite's primary result codes (https://www.sqlite.org/rescode.html). */
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

/**
 * By PostgreSQL's codes or their classes (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
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

function getErrorCode(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}

/** The kind of a database error, also among the causes of an error; `undefined` for other errors. */
export function findDatabaseErrorKind(error: unknown): DatabaseErrorKind | undefined {
  if (error instanceof UnusableDatabaseError) return error.kind;
  if (!(error instanceof Error)) return undefined;
  const code = getErrorCode(error);
  const sqliteCode = /^SQLITE_([A-Z]+)/.exec(code)?.[1];
  const kind = sqliteCode
    ? SQLITE_ERROR_KINDS[sqliteCode]
    : (POSTGRES_ERROR_KINDS[code] ?? POSTGRES_ERROR_KINDS[code.slice(0, 2)]);
  return kind ?? findDatabaseErrorKind(error.cause);
}

/** As `findDatabaseErrorKind`, and for errors of the file system while the database file is opened. */
export function findOpeningErrorKind(error: unknown): DatabaseErrorKind | undefined {
  return (
    findDatabaseErrorKind(error) ??
    (error instanceof Error ? FILE_SYSTEM_ERROR_KINDS[getErrorCode(error)] : undefined)
  );
}

/** What happened and what to do, for the operator. */
export function formatDatabaseError(kind: DatabaseErrorKind): string {
  return MESSAGES[kind];
}
