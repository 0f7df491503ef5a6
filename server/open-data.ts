import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from '../src/domain/result.ts';
import type { ServerConfiguration } from './configuration/configuration.ts';
import type { ArcadeDatabase } from './database/database.ts';
import {
  findDatabaseErrorKind,
  findOpeningErrorKind,
  formatDatabaseError,
} from './database/database-error.ts';
import { lockFolder } from './database/folder-lock.ts';
import { openExistingPostgres, openPostgres } from './database/postgres-database.ts';
import { openExistingSqlite, openSqlite } from './database/sqlite-database.ts';

/** In the data folder. */
export const DATABASE_FILE = 'learning-arcade.db';

/** The server's open database. */
export interface ServerData {
  database: ArcadeDatabase;
  /** Where the database is, for the operator; without credentials. */
  location: string;
  /** Whether other processes may use it as well. */
  isShared: boolean;
  close(): Promise<void>;
}

function formatFolderInUse(folder: string): string {
  return `Another server is using ${folder}. Stop it, or set DATA_DIR to another folder.`;
}

/** Locks the data folder for this process, and opens its database. */
async function openSqliteFolder(dataDirectory: string): Promise<Result<ServerData, string>> {
  const folder = resolve(dataDirectory);
  const file = join(folder, DATABASE_FILE);
  try {
    const lock = lockFolder(folder);
    if (!lock.ok) return err(formatFolderInUse(folder));
    const database = await openSqlite(file);
    await database.checkWritable();
    const close = async () => {
      await database.close();
      lock.value.release();
    };
    return ok({ database, location: file, isShared: false, close });
  } catch (error) {
    const kind = findOpeningErrorKind(error);
    if (kind === undefined) throw error;
    return err(`${file}: ${formatDatabaseError(kind)}`);
  }
}

/** The address of a PostgreSQL database without its user and password. */
export function removeCredentials(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}

async function openPostgresServer(address: string, connections: number): Promise<Result<ServerData, string>> {
  const location = removeCredentials(address);
  try {
    const database = await openPostgres(address, connections);
    await database.checkWritable();
    return ok({ database, location, isShared: true, close: database.close });
  } catch (error) {
    const kind = findDatabaseErrorKind(error);
    if (kind === undefined) throw error;
    return err(`${location}: ${formatDatabaseError(kind)}`);
  }
}

/**
 * Opens the configured PostgreSQL database, or the SQLite file in the data folder.
 *
 * @returns the failure is a message for the operator: another server uses the folder, or the database can't
 *   be used
 */
export function openData({
  dataDirectory,
  databaseUrl,
  databaseConnections,
}: Pick<ServerConfiguration, 'dataDirectory' | 'databaseUrl' | 'databaseConnections'>): Promise<
  Result<ServerData, string>
> {
  return databaseUrl === undefined
    ? openSqliteFolder(dataDirectory)
    : openPostgresServer(databaseUrl, databaseConnections);
}

type DataSettings = Pick<ServerConfiguration, 'dataDirectory' | 'databaseUrl'>;

/** A command needs one connection for a transaction, and one beside it. */
const COMMAND_CONNECTIONS = 2;

/**
 * Opens the configured database beside the servers that may be using it, for a command. It must exist, and
 * is not migrated.
 *
 * @returns the failure is a message for the operator
 */
export async function openExistingData({
  dataDirectory,
  databaseUrl,
}: DataSettings): Promise<Result<ArcadeDatabase, string>> {
  const file = join(resolve(dataDirectory), DATABASE_FILE);
  const location = databaseUrl === undefined ? file : removeCredentials(databaseUrl);
  if (databaseUrl === undefined && !existsSync(file)) {
    return err(`There is no database ${file}. Set DATA_DIR or DATABASE_URL as for the server.`);
  }
  try {
    return ok(
      await (databaseUrl === undefined
        ? openExistingSqlite(file)
        : openExistingPostgres(databaseUrl, COMMAND_CONNECTIONS)),
    );
  } catch (error) {
    const kind = findOpeningErrorKind(error);
    if (kind === undefined) throw error;
    return err(`${location}: ${formatDatabaseError(kind)}`);
  }
}
