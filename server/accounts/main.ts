import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { createPasswordHasher, SCRYPT_COST } from '../cloud/auth/password-hasher.ts';
import { readServerConfiguration } from '../configuration/configuration.ts';
import { findDatabaseErrorKind, formatDatabaseError } from '../database/database-error.ts';
import { openExistingData } from '../open-data.ts';
import { QUOTAS } from '../rate-limits/quotas.ts';
import { createFairQueue } from '../requests/fair-queue.ts';
import { parseCommand, USAGE } from './parse-command.ts';
import { readPassword } from './read-password.ts';
import { runCommand } from './run-command.ts';

/** `npm run accounts -- …`: an operator's work on accounts, with the settings of the server. */

const FIREBASE_ACCOUNTS = "With FIREBASE_PROJECT_ID the accounts are Google's: use Firebase's console.";

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function getOperator(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a user without a name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

const command = parseCommand(process.argv.slice(2));
if (!command.ok) fail(USAGE);
const configuration = readServerConfiguration(process.env);
if (!configuration.ok) fail(configuration.failure);
if (configuration.value.firebase) fail(FIREBASE_ACCOUNTS);
const database = await openExistingData(configuration.value);
if (!database.ok) fail(database.failure);

try {
  const { query } = database.value;
  const { publicUrl, port, signUps } = configuration.value;
  const result = await runCommand(
    {
      query,
      clock: Date.now,
      random: randomBytes,
      passwords: createPasswordHasher(SCRYPT_COST, randomBytes, createFairQueue(QUOTAS.passwordHashes)),
      operator: getOperator(),
      publicUrl,
      localUrl: `http://localhost:${port}`,
      signUpMode: signUps.mode,
      readPassword: () => readPassword(process.stdin, process.stderr),
    },
    command.value,
  );
  await database.value.close();
  if (!result.ok) fail(result.failure);
  console.log(result.value);
} catch (error) {
  const kind = findDatabaseErrorKind(error);
  if (kind === undefined) throw error;
  fail(formatDatabaseError(kind));
}
