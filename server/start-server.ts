import { randomInt } from 'node:crypto';
import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { REQUEST_TIMEOUT_MS } from '../src/domain/limits.ts';
import { err, ok, type Result } from '../src/domain/result.ts';
import { createApp } from './app.ts';
import { UnusableSigningKey } from './cloud/auth/signing-keys.ts';
import { createCloud } from './cloud/cloud.ts';
import { chooseGoogleSignIn } from './cloud/google/google-identity.ts';
import type { Configuration } from './configuration.ts';
import { type CreditLedger, createCreditLedger } from './credits/credit-ledger.ts';
import { possibleLocalDates } from './credits/local-date.ts';
import { createPaidCalls } from './credits/paid-calls.ts';
import { listen } from './http-server.ts';
import { startFeedbackPool, workersFor } from './lessons/feedback/feedback-pool.ts';
import { createFirebaseVerifier, firebaseKeys } from './lessons/firebase-tokens.ts';
import type { VerifyIdToken } from './lessons/learner-token.ts';
import { createRateLimit } from './lessons/rate-limit.ts';
import { createTeaching } from './lessons/teaching.ts';
import type { Log } from './log.ts';
import { type OpenData, openData } from './open-data.ts';
import { createReadiness } from './readiness.ts';
import { readClientFiles } from './static/client-files.ts';

export interface RunningServer {
  /** Where it is and what it runs on, for whoever started it; several lines. */
  description: string;
  /** Answers the requests that are open, then lets go of everything. */
  stop(): Promise<void>;
}

/** The local cloud's project, as the app names it when it was built without Firebase. */
const LOCAL_PROJECT = 'learning-arcade';
const CALLS_PER_MINUTE = 60;
/** What a call may take at most, so that a class under way is still given out (specification, section 7). */
const GRACE_MS = REQUEST_TIMEOUT_MS;
const DAY_MS = 86_400_000;
/** How long a repeated call finds its answer. */
const ANSWERS_KEPT_MS = 7 * DAY_MS;
const SEEDS = 2 ** 32;

/** The build beside this file: `main.js` stands in dist/server, the sources in server. */
function clientFolder(): string {
  const isSource = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(isSource ? '../dist/client' : '../client', import.meta.url));
}

const BROKEN_KEY =
  "The key that signs the learners' tokens cannot be read from the database. Put a backup in its place, or delete the rows of its table signing_keys: then a new key is made, and everybody signs in anew.";

/** Who the learners are: Google's accounts with Firebase, else those of the local cloud. */
async function openAccounts(
  { firebase, googleClientId, host }: Configuration,
  { database, file }: OpenData,
  clock: () => number,
  log: Log,
): Promise<Result<{ verifyIdToken: VerifyIdToken; cloud?: Hono }, string>> {
  if (firebase)
    return ok({ verifyIdToken: createFirebaseVerifier(firebase.projectId, firebaseKeys(), clock) });
  try {
    const cloud = await createCloud({
      database,
      projectId: LOCAL_PROJECT,
      clock,
      google: chooseGoogleSignIn(googleClientId, host),
      log,
    });
    return ok({ verifyIdToken: cloud.verifyIdToken, cloud: cloud.routes });
  } catch (error) {
    if (error instanceof UnusableSigningKey) return err(`${file}: ${BROKEN_KEY}`);
    throw error;
  }
}

/** The container's share where there is one, else the machine's memory, in bytes. */
function availableMemory(): number {
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
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
async function keepLedgerTidy(
  ledger: CreditLedger,
  clock: () => number,
  startedAt: number,
  log: Log,
): Promise<() => void> {
  const refunded = await ledger.refundUnfinished(startedAt);
  if (refunded > 0) log(`Refunded what the last stop left unfinished: ${refunded}.`);
  const forget = async () => {
    const oldest = clock() - ANSWERS_KEPT_MS;
    await ledger.forget(oldest, possibleLocalDates(oldest)[0] ?? '');
  };
  await forget();
  const timer = setInterval(
    () => forget().catch((error) => log('Old answers could not be dropped.', error)),
    DAY_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
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
  const opened = await openData(configuration.dataDirectory);
  if (!opened.ok) return opened;
  const data = opened.value;
  const accounts = await openAccounts(configuration, data, clock, log);
  if (!accounts.ok) {
    await data.close();
    return accounts;
  }
  const { verifyIdToken, cloud } = accounts.value;

  const ledger = createCreditLedger(data.database);
  const paidCalls = createPaidCalls(ledger, clock);
  const feedback = startFeedbackPool(workersFor(availableParallelism(), availableMemory()), log);
  const app = createApp({
    configuration,
    files: readClientFiles(clientFolder()),
    readiness: createReadiness({ database: data.database, feedback, clock, log }),
    ...(cloud ? { cloud } : {}),
    lessons: {
      ...createTeaching(configuration.model, feedback, log),
      verifyIdToken,
      ledger,
      paidCalls,
      rateLimit: createRateLimit(CALLS_PER_MINUTE, clock),
      clock,
      newSeed: () => randomInt(SEEDS),
      log,
    },
  });

  const release = async () => {
    await paidCalls.idle();
    await feedback.close();
    await data.close();
  };
  const server = await listen(app, configuration.host, configuration.port);
  if (!server.ok) {
    await release();
    return server;
  }
  // Not before the port is ours: a start that fails gives nothing back.
  const stopTidying = await keepLedgerTidy(ledger, clock, startedAt, log);
  return ok({
    description: introduce(configuration, server.value.address, data.file),
    async stop() {
      stopTidying();
      await server.value.close(GRACE_MS);
      await release();
    },
  });
}
