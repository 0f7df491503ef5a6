import { randomInt, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { JWTVerifyGetKey } from 'jose';
import { REQUEST_TIMEOUT_MS } from '../src/domain/limits.ts';
import { err, ok, type Result } from '../src/domain/result.ts';
import { createApp } from './app.ts';
import type { AccountMails } from './cloud/auth/account-mails.ts';
import { UnusableSigningKey } from './cloud/auth/signing-keys.ts';
import { type Cloud, createCloud } from './cloud/cloud.ts';
import { chooseGoogleSignIn } from './cloud/google/google-identity.ts';
import type { Configuration } from './configuration/configuration.ts';
import type { Learner } from './credits/credit-holders.ts';
import { createCreditLedger } from './credits/credit-ledger.ts';
import { createPaidCalls } from './credits/paid-calls.ts';
import { listen } from './http-server.ts';
import type { VerifyIdToken } from './lessons/caller.ts';
import { startFeedbackPool, workersHere } from './lessons/feedback/feedback-pool.ts';
import { createFirebaseVerifier, firebaseKeys } from './lessons/firebase-tokens.ts';
import { createTeaching } from './lessons/teaching.ts';
import type { Log } from './log.ts';
import type { LogLines } from './log-lines.ts';
import { mailPlace, openMails } from './mail/open-mails.ts';
import { createMetrics } from './metrics/metrics.ts';
import { type OpenData, openData } from './open-data.ts';
import { createReadiness } from './readiness.ts';
import { type ClientAddress, clientAddressBehind } from './requests/client-address.ts';
import { createRateLimit } from './requests/rate-limit.ts';
import { requestIdBehind } from './requests/request-id.ts';
import { SHARES } from './requests/shares.ts';
import { createTokenMemory } from './requests/token-memory.ts';
import { isTrusted, unmapped } from './requests/trusted-proxies.ts';
import { readClientFiles } from './static/client-files.ts';
import { startUpkeep } from './upkeep.ts';

export interface RunningServer {
  /** Where it is and what it runs on, for whoever started it; several lines. */
  description: string;
  /** Answers the requests that are open, then lets go of everything. */
  stop(): Promise<void>;
}

/** The local cloud's project, as the app names it when it was built without Firebase. */
const LOCAL_PROJECT = 'learning-arcade';
/** What a call may take at most, so that a class under way is still given out (specification, section 7). */
const GRACE_MS = REQUEST_TIMEOUT_MS;
const SEEDS = 2 ** 32;

/** The build beside this file: `main.js` stands in dist/server, the sources in server. */
function clientFolder(): string {
  const isSource = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(isSource ? '../dist/client' : '../client', import.meta.url));
}

const BROKEN_KEY =
  "The key that signs the learners' tokens cannot be read from the database. Put a backup in its place, or delete the rows of its table signing_keys: then a new key is made, and everybody signs in anew.";

interface Accounts extends Pick<Cloud, 'isGoodToken'> {
  verifyIdToken: VerifyIdToken;
  /** Absent with Firebase. */
  cloud?: Cloud;
}

/** Who the learners are: Google's accounts with Firebase, else those of the local cloud. */
async function openAccounts(
  { firebase, googleClientId, accountChooser, signUpsPerHour, guestsPerDay }: Configuration,
  googleKeys: JWTVerifyGetKey,
  { database, place }: OpenData,
  clock: () => number,
  clientAddress: ClientAddress,
  mails: AccountMails | undefined,
  log: Log,
): Promise<Result<Accounts, string>> {
  if (firebase) {
    const memory = createTokenMemory<Learner>(clock);
    const verifyIdToken = createFirebaseVerifier(firebase.projectId, googleKeys, clock, memory);
    return ok({ verifyIdToken, isGoodToken: memory.isGood });
  }
  try {
    const cloud = await createCloud({
      database,
      projectId: LOCAL_PROJECT,
      clock,
      clientAddress,
      signUpsPerHour,
      guestsPerDay,
      google: chooseGoogleSignIn(googleClientId, accountChooser),
      mails,
      log,
    });
    return ok({ ...cloud, cloud });
  } catch (error) {
    if (error instanceof UnusableSigningKey) return err(`${place}: ${BROKEN_KEY}`);
    throw error;
  }
}

function introduce(configuration: Configuration, address: string, databasePlace: string): string {
  const { firebase, model, mail, serves } = configuration;
  return [
    `Learning Arcade is open at ${address}`,
    ...(serves === 'lessons' ? ['  serves    the lesson API alone'] : []),
    `  accounts  ${firebase ? `Firebase project ${firebase.projectId}` : 'local cloud'}`,
    `  database  ${databasePlace}`,
    ...(firebase ? [] : [`  mail      ${mailPlace(mail)}`]),
    `  teacher   ${model ? `${model.model} at ${new URL(model.baseUrl).host}` : 'built-in'}`,
  ].join('\n');
}

/**
 * Builds the parts that the configuration asks for and listens.
 *
 * @param googleKeys what Firebase's tokens are verified by; only tests have others
 * @returns a message for whoever started it when the database or the port can't be had
 */
export async function startServer(
  configuration: Configuration,
  lines: LogLines,
  googleKeys: JWTVerifyGetKey = firebaseKeys(),
): Promise<Result<RunningServer, string>> {
  const { metricsToken } = configuration;
  const metrics = metricsToken === undefined ? undefined : createMetrics();
  const log = metrics?.counted(lines.log) ?? lines.log;
  const clock = Date.now;
  const startedAt = clock();
  const opened = await openData(configuration);
  if (!opened.ok) return opened;
  const data = opened.value;
  const clientAddress = clientAddressBehind(configuration.trustedProxies);
  let address = '';
  const mails = openMails(configuration.mail, () => address, log);
  const accounts = await openAccounts(configuration, googleKeys, data, clock, clientAddress, mails, log);
  if (!accounts.ok) {
    await data.close();
    return accounts;
  }
  const { verifyIdToken, isGoodToken, cloud } = accounts.value;

  const ledger = createCreditLedger(data.database, randomUUID());
  const paidCalls = createPaidCalls(ledger, clock);
  const feedback = startFeedbackPool(workersHere(), log);
  const teaching = createTeaching(configuration.model, feedback, log);
  const app = createApp({
    configuration,
    files: configuration.serves === 'app' ? readClientFiles(clientFolder()) : new Map(),
    readiness: createReadiness({ database: data.database, feedback, clock, log }),
    clientAddress,
    isGoodToken,
    addressLimit: createRateLimit(SHARES.address, clock),
    requestId: requestIdBehind(configuration.trustedProxies, randomUUID),
    logRequest: lines.onAnswered,
    ...(metrics && metricsToken !== undefined ? { metrics: { counts: metrics, token: metricsToken } } : {}),
    now: () => performance.now(),
    ...(cloud ? { cloud: cloud.routes } : {}),
    lessons: {
      ...(metrics?.countedTeaching(teaching) ?? teaching),
      verifyIdToken,
      ledger,
      paidCalls,
      rateLimit: createRateLimit(SHARES.lessons, clock),
      clock,
      guestsPerDay: configuration.guestsPerDay,
      newSeed: () => randomInt(SEEDS),
      log,
    },
  });

  const release = async () => {
    await paidCalls.idle();
    await mails?.postbox.idle();
    await feedback.close();
    await data.close();
  };
  const { host, port, trustedProxies } = configuration;
  const isProxy = (address: string) =>
    trustedProxies !== undefined && isTrusted(trustedProxies, unmapped(address));
  const server = await listen(app, host, port, isProxy);
  if (!server.ok) {
    await release();
    return server;
  }
  address = server.value.address;
  // Not before the port is ours: a start that fails gives nothing back.
  const stopUpkeep = await startUpkeep({
    ledger,
    paidCalls,
    cloud,
    isShared: data.isShared,
    startedAt,
    clock,
    log,
  });
  return ok({
    description: introduce(configuration, server.value.address, data.place),
    async stop() {
      await server.value.close(GRACE_MS);
      await paidCalls.idle();
      stopUpkeep();
      await release();
    },
  });
}
