import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readServerConfiguration, type ServerConfiguration } from '../configuration/configuration.ts';
import { findOpeningErrorKind, formatDatabaseError } from '../database/database-error.ts';
import { DATABASE_FILE, openData, removeCredentials, type ServerData } from '../open-data.ts';
import { chooseBackupFile } from './backup-file-name.ts';
import { type BackupKind, findBackupKind } from './backup-kind.ts';
import { moveDatabase } from './move-database.ts';
import { backUpPostgres, restorePostgres } from './postgres-backup.ts';
import { countServerSessions } from './postgres-sessions.ts';
import { backUpSqlite, restoreSqlite } from './sqlite-backup.ts';

/** `npm run backup`, `npm run restore` and `npm run move-database`, with the settings of the server. */

const USAGE = [
  'npm run backup -- <file or folder>',
  'npm run restore -- <file>',
  'npm run move-database -- --from sqlite --to postgres',
  'npm run move-database -- --from postgres --to sqlite',
].join('\n');
const SERVERS_RUN = 'Servers use the database. Stop them first.';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function getKind({ databaseUrl }: ServerConfiguration): BackupKind {
  return databaseUrl === undefined ? 'sqlite' : 'postgres';
}

function backUp(configuration: ServerConfiguration, path: string): void {
  const { databaseUrl, dataDirectory } = configuration;
  const file = chooseBackupFile(path, getKind(configuration), new Date());
  const backedUp =
    databaseUrl === undefined
      ? backUpSqlite(join(dataDirectory, DATABASE_FILE), file)
      : backUpPostgres(databaseUrl, file);
  if (backedUp.ok) console.log(`${file} contains all data and the key that signs tokens: keep it private.`);
  else fail(backedUp.failure === 'exists' ? `${file} exists already.` : backedUp.failure.message);
}

/** Refuses a folder and a backup of the other engine, whose errors would not help. */
function assertKind(file: string, kind: BackupKind): void {
  const status = statSync(file, { throwIfNoEntry: false });
  if (status?.isDirectory()) fail(`${file} is a folder. Name one of the backups in it.`);
  const found = status?.isFile() ? findBackupKind(file) : undefined;
  if (found === undefined || found === kind) return;
  fail(
    kind === 'postgres'
      ? `${file} is a backup of SQLite, and DATABASE_URL names PostgreSQL. Restore it without DATABASE_URL, then move it: npm run move-database -- --from sqlite --to postgres`
      : `${file} is a backup of PostgreSQL, and DATABASE_URL is not set. Restore it with DATABASE_URL; npm run move-database -- --from postgres --to sqlite can then move it.`,
  );
}

async function restore(configuration: ServerConfiguration, file: string): Promise<void> {
  const { databaseUrl, dataDirectory } = configuration;
  assertKind(file, getKind(configuration));
  if (databaseUrl !== undefined) {
    const restored = await restorePostgres(file, databaseUrl);
    if (!restored.ok) fail(restored.failure === 'in-use' ? SERVERS_RUN : restored.failure.message);
    console.log(`The database was restored from ${file}. Start its servers.`);
    return;
  }
  const restored = restoreSqlite(file, dataDirectory, DATABASE_FILE, Date.now());
  if (!restored.ok) fail(`A server is using ${dataDirectory}. Stop it first.`);
  console.log(`The database was restored from ${file}.`);
  if (restored.value !== undefined) console.log(`The previous database is ${restored.value}.`);
}

/** Opens the file in DATA_DIR or the database at DATABASE_URL; no server may be using it. */
async function openFor(configuration: ServerConfiguration, kind: BackupKind): Promise<ServerData> {
  const { databaseUrl, ...sqlite } = configuration;
  if (kind === 'postgres' && databaseUrl === undefined) fail('DATABASE_URL is missing: PostgreSQL needs it.');
  if (kind === 'postgres' && databaseUrl !== undefined && (await countServerSessions(databaseUrl)) > 0) {
    fail(`${removeCredentials(databaseUrl)}: ${SERVERS_RUN}`);
  }
  const opened = await openData(kind === 'postgres' ? configuration : sqlite);
  return opened.ok ? opened.value : fail(opened.failure);
}

async function move(configuration: ServerConfiguration, from: BackupKind, to: BackupKind): Promise<void> {
  const file = join(configuration.dataDirectory, DATABASE_FILE);
  if (from === 'sqlite' && !statSync(file, { throwIfNoEntry: false })) fail(`There is no file ${file}.`);
  const source = await openFor(configuration, from);
  const target = await openFor(configuration, to);
  const moved = await moveDatabase(source.database, target.database);
  await target.close();
  await source.close();
  if (!moved.ok) {
    const advice =
      to === 'postgres' ? 'Create an empty database with createdb' : 'Set DATA_DIR to another folder';
    fail(`${target.location} has data already (${moved.failure.usedTable}). ${advice}, and move again.`);
  }
  console.log(`${source.location} was copied to ${target.location}. Compared, both have:`);
  for (const { table, rows, hash } of moved.value) {
    console.log(`  ${table.padEnd(16)}${String(rows).padStart(9)} rows  ${hash.slice(0, 16)}`);
  }
  const setting = to === 'postgres' ? 'with DATABASE_URL' : 'without DATABASE_URL';
  console.log(`Start the servers ${setting}. ${source.location} was not changed.`);
}

function isKind(value: unknown): value is BackupKind {
  return value === 'sqlite' || value === 'postgres';
}

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  options: { from: text, to: text },
  allowPositionals: true,
  strict: false,
});
const [command, path = ''] = positionals;
const { from, to } = values;
const configuration = readServerConfiguration(process.env);
if (!configuration.ok) fail(configuration.failure);
try {
  if (command === 'backup' && path) backUp(configuration.value, resolve(path));
  else if (command === 'restore' && path) await restore(configuration.value, resolve(path));
  else if (command === 'move' && isKind(from) && isKind(to) && from !== to)
    await move(configuration.value, from, to);
  else fail(USAGE);
} catch (error) {
  const kind = findOpeningErrorKind(error);
  // On PostgreSQL, what can be wrong is the database and not the file.
  const where = path && configuration.value.databaseUrl === undefined ? `${resolve(path)}: ` : '';
  fail(
    kind === undefined
      ? `${where}${error instanceof Error ? error.message : error}`
      : `${where}${formatDatabaseError(kind)}`,
  );
}
