import { randomInt, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { JWTVerifyGetKey } from 'jose';
import { REQUEST_TIMEOUT_MS } from '../src/domain/limits.ts';
import { err, ok, type Result } from '../src/domain/result.ts';
import { createApp } from './app.ts';
import type { AccountMailer } from './cloud/auth/account-mailer.ts';
import { UnusableSigningKeyError } from './cloud/auth/signing-keys.ts';
import { resolveGoogleSignInMode } from './cloud/google/google-identity.ts';
import { createLocalCloud, type LocalCloud } from './cloud/local-cloud.ts';
import type { ServerConfiguration } from './configuration/configuration.ts';
import type { Principal } from './credits/credit-holders.ts';
import { createCreditLedger } from './credits/credit-ledger.ts';
import { createPaidCalls } from './credits/paid-calls.ts';
import { listen } from './http-server.ts';
import type { VerifyIdToken } from './lessons/caller.ts';
import { detectWorkerCount, startFeedbackPool } from './lessons/feedback/feedback-pool.ts';
import { createFirebaseKeySet, createFirebaseVerifier } from './lessons/firebase-tokens.ts';
import { createLessonServices } from './lessons/lesson-services.ts';
import type { Log } from './log.ts';
import type { Logger } from './logger.ts';
import { createAccountMailer, formatMailDestination } from './mail/create-account-mailer.ts';
import { startMaintenance } from './maintenance.ts';
import { createMetrics } from './metrics/metrics.ts';
import { openData, type ServerData } from './open-data.ts';
import { QUOTAS } from './rate-limits/quotas.ts';
import { createTokenBuckets } from './rate-limits/token-buckets.ts';
import { createReadinessCheck } from './readiness.ts';
import { type ClientAddressReader, createClientAddressReader } from './requests/client-address.ts';
import { createRequestIdProvider } from './requests/request-id.ts';
import { isTrustedProxy, unmapIPv4 } from './requests/trusted-proxies.ts';
import { createVerifiedTokenCache } from './requests/verified-token-cache.ts';
import { readClientFiles } from './static/client-files.ts';

export interface RunningServer {
  /** Where it is and what it runs on, for whoever started it; several lines. */
  description: string;
  /** Answers the requests that are open, then lets go of everything. */
  stop(): Promise<void>;
}

/** The local cloud's project, as the app names it when it was built without Firebase. */
const LOCAL_PROJECT = 'learning-arcade';
/** What a call may take at most, so that a class under way is still given out (specification, section 7). */
const SHUTDOWN_GRACE_MS = REQUEST_TIMEOUT_MS;
const SEEDS = 2 ** 32;

/** The build beside this file: `main.js` stands in dist/server, the sources in server. */
function clientFolder(): string {
  const isSource = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(isSource ? '../dist/client' : '../client', import.meta.url));
}

const BROKEN_KEY =
  "The key that signs the learners' tokens cannot be read from the database. Put a backup in its place, or delete the rows of its table signing_keys: then a new key is made, and everybody signs in anew.";

interface Accounts extends Pick<LocalCloud, 'isVerifiedToken'> {
  verifyIdToken: VerifyIdToken;
  /** Absent with Firebase. */
  cloud?: LocalCloud;
}

/** Who the learners are: Google's accounts with Firebase, else those of the local cloud. */
async function openAccounts(
  { firebase, googleClientId, accountChooser, signUpsPerHour, guestsPerDay }: ServerConfiguration,
  googleKeys: JWTVerifyGetKey,
  { database, location }: ServerData,
  clock: () => number,
  readClientAddress: ClientAddressReader,
  mailer: AccountMailer | undefined,
  log: Log,
): Promise<Result<Accounts, string>> {
  if (firebase) {
    const memory = createVerifiedTokenCache<Principal>(clock);
    const verifyIdToken = createFirebaseVerifier(firebase.projectId, googleKeys, clock, memory);
    return ok({ verifyIdToken, isVerifiedToken: memory.hasValid });
  }
  try {
    const cloud = await createLocalCloud({
      database,
      projectId: LOCAL_PROJECT,
      clock,
      readClientAddress,
      signUpsPerHour,
      guestsPerDay,
      google: resolveGoogleSignInMode(googleClientId, accountChooser),
      mailer,
      log,
    });
    return ok({ ...cloud, cloud });
  } catch (error) {
    if (error instanceof UnusableSigningKeyError) return err(`${location}: ${BROKEN_KEY}`);
    throw error;
  }
}

function formatDescription(
  configuration: ServerConfiguration,
  address: string,
  databasePlace: string,
): string {
  const { firebase, model, mail, serves } = configuration;
  return [
    `Learning Arcade is open at ${address}`,
    ...(serves === 'lessons' ? ['  serves    the lesson API alone'] : []),
    `  accounts  ${firebase ? `Firebase project ${firebase.projectId}` : 'local cloud'}`,
    `  database  ${databasePlace}`,
    ...(firebase ? [] : [`  mail      ${formatMailDestination(mail)}`]),
    `  teacher   ${model ? `${model.model} at ${new URL(model.baseUrl).host}` : 'built-in'}`,
  ].join('\n');
}

/**
 * Builds the parts that the configuration asks for and listens.
 *
 * @param startFakeGoogleKeys what Firebase's tokens are verified by; only tests have others
 * @returns a message for whoever started it when the database or the port can't be had
 */
export async function startServer(
  configuration: ServerConfiguration,
  lines: Logger,
  googleKeys: JWTVerifyGetKey = createFirebaseKeySet(),
): Promise<Result<RunningServer, string>> {
  const { metricsToken } = configuration;
  const metrics = metricsToken === undefined ? undefined : createMetrics();
  const log = metrics?.instrumentLog(lines.log) ?? lines.log;
  const clock = Date.now;
  const startedAt = clock();
  const opened = await openData(configuration);
  if (!opened.ok) return opened;
  const data = opened.value;
  const readClientAddress = createClientAddressReader(configuration.trustedProxies);
  let address = '';
  const mails = createAccountMailer(configuration.mail, () => address, log);
  const accounts = await openAccounts(configuration, googleKeys, data, clock, readClientAddress, mails, log);
  if (!accounts.ok) {
    await data.close();
    return accounts;
  }
  const { verifyIdToken, isVerifiedToken, cloud } = accounts.value;

  const ledger = createCreditLedger(data.database, randomUUID());
  const paidCalls = createPaidCalls(ledger, clock);
  const feedback = startFeedbackPool(detectWorkerCount(), log);
  const teaching = createLessonServices(configuration.model, feedback, log);
  const app = createApp({
    configuration,
    files: configuration.serves === 'app' ? readClientFiles(clientFolder()) : new Map(),
    checkReadiness: createReadinessCheck({ database: data.database, feedback, clock, log }),
    readClientAddress,
    isVerifiedToken,
    addressLimit: createTokenBuckets(QUOTAS.requestsByAddress, clock),
    getRequestId: createRequestIdProvider(configuration.trustedProxies, randomUUID),
    logRequest: lines.logRequest,
    ...(metrics && metricsToken !== undefined ? { metrics: { counts: metrics, token: metricsToken } } : {}),
    now: () => performance.now(),
    ...(cloud ? { cloud: cloud.routes } : {}),
    lessons: {
      ...(metrics?.instrumentLessonServices(teaching) ?? teaching),
      verifyIdToken,
      ledger,
      paidCalls,
      rateLimit: createTokenBuckets(QUOTAS.lessonCallsByLearner, clock),
      clock,
      guestsPerDay: configuration.guestsPerDay,
      newSeed: () => randomInt(SEEDS),
      log,
    },
  });

  const release = async () => {
    await paidCalls.waitUntilIdle();
    await mails?.queue.waitUntilIdle();
    await feedback.close();
    await data.close();
  };
  const { host, port, trustedProxies } = configuration;
  const isProxy = (address: string) =>
    trustedProxies !== undefined && isTrustedProxy(trustedProxies, unmapIPv4(address));
  const server = await listen(app, host, port, isProxy);
  if (!server.ok) {
    await release();
    return server;
  }
  address = server.value.address;
  // Not before the port is ours: a start that fails gives nothing back.
  const stopUpkeep = await startMaintenance({
    ledger,
    paidCalls,
    cloud,
    isShared: data.isShared,
    startedAt,
    clock,
    log,
  });
  return ok({
    description: formatDescription(configuration, server.value.address, data.location),
    async stop() {
      await server.value.close(SHUTDOWN_GRACE_MS);
      await paidCalls.waitUntilIdle();
      stopUpkeep();
      await release();
    },
  });
}
