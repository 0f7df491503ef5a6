import { join, resolve } from 'node:path';
import { readServerConfiguration, type ServerConfiguration } from '../configuration/configuration.ts';
import { findOpeningErrorKind, formatDatabaseError } from '../database/database-error.ts';
import { DATABASE_FILE } from '../open-data.ts';
import { backUpPostgres, restorePostgres } from './postgres-backup.ts';
import { backUpSqlite, restoreSqlite } from './sqlite-backup.ts';

/** `npm run backup -- file` and `npm run restore -- file`, with the settings of the server. */

const USAGE = 'npm run backup -- file\nnpm run restore -- file';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function backUp({ databaseUrl, dataDirectory }: ServerConfiguration, file: string): void {
  const backedUp =
    databaseUrl === undefined
      ? backUpSqlite(join(dataDirectory, DATABASE_FILE), file)
      : backUpPostgres(databaseUrl, file);
  if (backedUp.ok) console.log(`${file} contains all data and the key that signs tokens: keep it private.`);
  else fail(backedUp.failure === 'exists' ? `${file} exists already.` : backedUp.failure.message);
}

function restore({ databaseUrl, dataDirectory }: ServerConfiguration, file: string): void {
  if (databaseUrl !== undefined) {
    const restored = restorePostgres(file, databaseUrl);
    if (!restored.ok) fail(restored.failure.message);
    console.log(`The database was restored from ${file}. Restart its servers.`);
    return;
  }
  const restored = restoreSqlite(file, dataDirectory, DATABASE_FILE, Date.now());
  if (!restored.ok) fail(`A server is using ${dataDirectory}. Stop it first.`);
  console.log(`The database was restored from ${file}.`);
  if (restored.value !== undefined) console.log(`The previous database is ${restored.value}.`);
}

const [command, file] = process.argv.slice(2);
const action = command === 'backup' ? backUp : command === 'restore' ? restore : undefined;
if (action === undefined || file === undefined) fail(USAGE);
const configuration = readServerConfiguration(process.env);
if (!configuration.ok) fail(configuration.failure);
try {
  action(configuration.value, resolve(file));
} catch (error) {
  const kind = findOpeningErrorKind(error);
  fail(
    kind === undefined
      ? `${file}: ${error instanceof Error ? error.message : error}`
      : `${file}: ${formatDatabaseError(kind)}`,
  );
}
