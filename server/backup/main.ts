import { join, resolve } from 'node:path';
import { type Configuration, readConfiguration } from '../configuration/configuration.ts';
import { faultSentence, openingFault } from '../database/database-fault.ts';
import { DATABASE_FILE } from '../open-data.ts';
import { backUpFile, restoreFile } from './file-copy.ts';
import { backUpServer, restoreServer } from './server-copy.ts';

/** `npm run backup -- file` and `npm run restore -- file`, with the settings of the server. */

const USAGE = 'npm run backup -- file\nnpm run restore -- file';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function backUp({ databaseUrl, dataDirectory }: Configuration, file: string): void {
  const copied =
    databaseUrl === undefined
      ? backUpFile(join(dataDirectory, DATABASE_FILE), file)
      : backUpServer(databaseUrl, file);
  if (copied.ok) console.log(`${file} holds everything, the key that signs tokens as well: keep it private.`);
  else fail(copied.failure === 'exists' ? `${file} is there already.` : copied.failure.said);
}

function restore({ databaseUrl, dataDirectory }: Configuration, file: string): void {
  if (databaseUrl !== undefined) {
    const restored = restoreServer(file, databaseUrl);
    if (!restored.ok) fail(restored.failure.said);
    console.log(`The database is that of ${file} again. Start its servers anew.`);
    return;
  }
  const restored = restoreFile(file, dataDirectory, DATABASE_FILE, Date.now());
  if (!restored.ok) fail(`A server works in ${dataDirectory}. Stop it first.`);
  console.log(`The database is that of ${file} again.`);
  if (restored.value !== undefined) console.log(`What was there before is ${restored.value}.`);
}

const [verb, file] = process.argv.slice(2);
const action = verb === 'backup' ? backUp : verb === 'restore' ? restore : undefined;
if (action === undefined || file === undefined) fail(USAGE);
const configuration = readConfiguration(process.env);
if (!configuration.ok) fail(configuration.failure);
try {
  action(configuration.value, resolve(file));
} catch (error) {
  const fault = openingFault(error);
  fail(
    fault === undefined
      ? `${file}: ${error instanceof Error ? error.message : error}`
      : `${file}: ${faultSentence(fault)}`,
  );
}
