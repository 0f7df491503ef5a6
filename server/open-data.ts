import { join, resolve } from 'node:path';
import { err, ok, type Result } from '../src/domain/result.ts';
import type { Configuration } from './configuration/configuration.ts';
import type { ArcadeDatabase } from './database/database.ts';
import { databaseFault, faultSentence, openingFault } from './database/database-fault.ts';
import { lockFolder } from './database/folder-lock.ts';
import { openPostgres } from './database/postgres-database.ts';
import { openSqlite } from './database/sqlite-database.ts';

/** In the data folder. */
export const DATABASE_FILE = 'learning-arcade.db';

/** All that the server keeps. */
export interface OpenData {
  database: ArcadeDatabase;
  /** Where the database is, for whoever runs the server. */
  place: string;
  /** Whether other processes may work on it as well. */
  isShared: boolean;
  close(): Promise<void>;
}

function taken(folder: string): string {
  return `Another server works in ${folder} already. Stop that one, or give this one a folder of its own: DATA_DIR=./other-data npm start`;
}

/** Takes the data folder for this process alone, and opens its database. */
async function openFolder(dataDirectory: string): Promise<Result<OpenData, string>> {
  const folder = resolve(dataDirectory);
  const file = join(folder, DATABASE_FILE);
  try {
    const lock = lockFolder(folder);
    if (!lock.ok) return err(taken(folder));
    const database = await openSqlite(file);
    await database.write();
    const close = async () => {
      await database.close();
      lock.value.release();
    };
    return ok({ database, place: file, isShared: false, close });
  } catch (error) {
    const fault = openingFault(error);
    if (fault === undefined) throw error;
    return err(`${file}: ${faultSentence(fault)}`);
  }
}

/** An address without its user and password. */
function placeOf(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}

async function openServer(address: string, connections: number): Promise<Result<OpenData, string>> {
  const place = placeOf(address);
  try {
    const database = await openPostgres(address, connections);
    await database.write();
    return ok({ database, place, isShared: true, close: database.close });
  } catch (error) {
    const fault = databaseFault(error);
    if (fault === undefined) throw error;
    return err(`${place}: ${faultSentence(fault)}`);
  }
}

/**
 * Opens the database on the PostgreSQL server that the configuration names, else the one in the data folder.
 *
 * @returns a sentence for whoever starts the server when another one works in the folder, or the database can't be used
 */
export function openData({
  dataDirectory,
  databaseUrl,
  databaseConnections,
}: Pick<Configuration, 'dataDirectory' | 'databaseUrl' | 'databaseConnections'>): Promise<
  Result<OpenData, string>
> {
  return databaseUrl === undefined ? openFolder(dataDirectory) : openServer(databaseUrl, databaseConnections);
}
