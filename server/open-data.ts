import { join, resolve } from 'node:path';
import { err, ok, type Result } from '../src/domain/result.ts';
import { type ArcadeDatabase, openDatabase } from './database/database.ts';
import { faultSentence, openingFault } from './database/database-fault.ts';
import { lockFolder } from './database/folder-lock.ts';

const DATABASE_FILE = 'learning-arcade.db';

/** The data folder, held by this process alone. */
export interface OpenData {
  database: ArcadeDatabase;
  /** The database's path, for whoever runs the server. */
  file: string;
  close(): Promise<void>;
}

function taken(folder: string): string {
  return `Another server works in ${folder} already. Stop that one, or give this one a folder of its own: DATA_DIR=./other-data npm start`;
}

/**
 * Takes the data folder and opens its database.
 *
 * @returns a sentence for whoever starts the server when another one works there, or the database can't be used
 */
export async function openData(dataDirectory: string): Promise<Result<OpenData, string>> {
  const folder = resolve(dataDirectory);
  const file = join(folder, DATABASE_FILE);
  try {
    const lock = lockFolder(folder);
    if (!lock.ok) return err(taken(folder));
    const database = await openDatabase(file);
    await database.write();
    const close = async () => {
      await database.close();
      lock.value.release();
    };
    return ok({ database, file, close });
  } catch (error) {
    const fault = openingFault(error);
    if (fault === undefined) throw error;
    return err(`${file}: ${faultSentence(fault)}`);
  }
}
