import { randomInt } from 'node:crypto';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '../src/domain/result.ts';
import { createApp } from './app.ts';
import { type Cloud, createCloud } from './cloud/cloud.ts';
import { chooseGoogleSignIn } from './cloud/google/google-identity.ts';
import type { Configuration } from './configuration.ts';
import { type CreditLedger, createCreditLedger } from './credits/credit-ledger.ts';
import { possibleLocalDates } from './credits/local-date.ts';
import { createPaidCalls } from './credits/paid-calls.ts';
import { type ArcadeDatabase, openDatabase } from './database/database.ts';
import { listen } from './http-server.ts';
import { startGrammarThread } from './lessons/feedback/grammar-thread.ts';
import { createFirebaseVerifier, firebaseKeys } from './lessons/firebase-tokens.ts';
import type { VerifyIdToken } from './lessons/learner-token.ts';
import { createTeaching } from './lessons/teaching.ts';
import type { Log } from './log.ts';
import { type ClientAddress, clientAddressBehind } from './requests/client-address.ts';
import { createRateLimit } from './requests/rate-limit.ts';
import { SHARES } from './requests/shares.ts';
import { isTrusted, unmapped } from './requests/trusted-proxies.ts';
import { readClientFiles } from './static/client-files.ts';

export interface RunningServer {
  /** Where it is and what it runs on, for whoever started it; several lines. */
  description: string;
  /** Answers the open requests for a few seconds, then lets go of everything. */
  stop(): Promise<void>;
}

/** The local cloud's project, as the app names it when it was built without Firebase. */
const LOCAL_PROJECT = 'learning-arcade';
const DATABASE_FILE = 'learning-arcade.db';
const GRACE_MS = 4_000;
const DAY_MS = 86_400_000;
/** How long a repeated call finds its answer. */
const ANSWERS_KEPT_MS = 7 * DAY_MS;
const SEEDS = 2 ** 32;

/** The build beside this file: `main.js` stands in dist/server, the sources in server. */
function clientFolder(): string {
  const isSource = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(isSource ? '../dist/client' : '../client', import.meta.url));
}

/** Who the learners are: Google's accounts with Firebase, else those of the local cloud. */
async function openAccounts(
  { firebase, googleClientId, accountChooser, signUpsPerHour }: Configuration,
  database: ArcadeDatabase,
  clock: () => number,
  clientAddress: ClientAddress,
): Promise<{ verifyIdToken: VerifyIdToken; cloud?: Cloud }> {
  if (firebase) return { verifyIdToken: createFirebaseVerifier(firebase.projectId, firebaseKeys(), clock) };
  const cloud = await createCloud({
    database,
    projectId: LOCAL_PROJECT,
    clock,
    clientAddress,
    signUpsPerHour,
    google: chooseGoogleSignIn(googleClientId, accountChooser),
  });
  return { verifyIdToken: cloud.verifyIdToken, cloud };
}

function introduce(configuration: Configuration, address: string, databaseFile: string): string {
  const { firebase, model } = configuration;
  return [
    `Learning Arcade is open at ${address}`,
    `  accounts  ${firebase ? `Firebase project ${firebase.projectId}` : 'local cloud'}`,
    `  database  ${databaseFile}`,
    `  teacher   ${model ? `${model.model} at ${new URL(model.baseUrl).host}` : 'built-in'}`,
  ].join('\n');
}

/**
 * Refunds what a crash left unfinished, and drops what is too old to be asked for, now and daily.
 *
 * @param startedAt what began before belongs to a process that is gone
 * @returns the way to stop
 */
async function keepTidy(
  ledger: CreditLedger,
  cloud: Cloud | undefined,
  clock: () => number,
  startedAt: number,
  log: Log,
): Promise<() => void> {
  const refunded = await ledger.refundUnfinished(startedAt);
  if (refunded > 0) log(`Refunded what the last stop left unfinished: ${refunded}.`);
  const forget = async () => {
    const oldest = clock() - ANSWERS_KEPT_MS;
    await ledger.forget(oldest, possibleLocalDates(oldest)[0] ?? '');
    await cloud?.forgetOld();
  };
  await forget();
  const timer = setInterval(
    () => forget().catch((error) => log('What is old could not be dropped.', error)),
    DAY_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}

async function open(databaseFile: string): Promise<Result<ArcadeDatabase, string>> {
  try {
    return ok(await openDatabase(databaseFile));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err(`The database ${databaseFile} cannot be opened: ${reason}`);
  }
}

/**
 * Builds the parts that the configuration asks for and listens.
 *
 * @returns a message for whoever started it when the database or the port can't be had
 */
export async function startServer(
  configuration: Configuration,
  log: Log,
): Promise<Result<RunningServer, string>> {
  const clock = Date.now;
  const startedAt = clock();
  const databaseFile = join(resolve(configuration.dataDirectory), DATABASE_FILE);
  const database = await open(databaseFile);
  if (!database.ok) return database;

  const ledger = createCreditLedger(database.value);
  const paidCalls = createPaidCalls(ledger, clock);
  const grammar = startGrammarThread();
  const clientAddress = clientAddressBehind(configuration.trustedProxies);
  const { verifyIdToken, cloud } = await openAccounts(configuration, database.value, clock, clientAddress);
  const app = createApp({
    configuration,
    files: readClientFiles(clientFolder()),
    clientAddress,
    addressLimit: createRateLimit(SHARES.address, clock),
    ...(cloud ? { cloud: cloud.routes } : {}),
    lessons: {
      ...createTeaching(configuration.model, grammar, log),
      verifyIdToken,
      ledger,
      paidCalls,
      rateLimit: createRateLimit(SHARES.lessons, clock),
      clock,
      newSeed: () => randomInt(SEEDS),
      log,
    },
  });

  const release = async () => {
    await paidCalls.idle();
    await grammar.close();
    await database.value.close();
  };
  const { host, port, trustedProxies } = configuration;
  const isProxy = (address: string) =>
    trustedProxies !== undefined && isTrusted(trustedProxies, unmapped(address));
  const server = await listen(app, host, port, isProxy);
  if (!server.ok) {
    await release();
    return server;
  }
  // Not before the port is ours: another server may be at work on this database, and its calls are not lost.
  const stopTidying = await keepTidy(ledger, cloud, clock, startedAt, log);
  return ok({
    description: introduce(configuration, server.value.address, databaseFile),
    async stop() {
      stopTidying();
      await server.value.close(GRACE_MS);
      await release();
    },
  });
}
