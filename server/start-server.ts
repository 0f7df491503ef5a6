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
import { findBuildErrors, readAppBuild } from './configuration/app-build.ts';
import { createFailure, type ServerConfiguration } from './configuration/configuration.ts';
import type { Principal } from './credits/credit-holders.ts';
import { createCreditLedger } from './credits/credit-ledger.ts';
import { createPaidCalls } from './credits/paid-calls.ts';
import { createHostingResponse } from './hosting-response.ts';
import { listen } from './http-server.ts';
import type { VerifyIdToken } from './lessons/caller.ts';
import { detectWorkerCount, startFeedbackPool } from './lessons/feedback/feedback-pool.ts';
import { createFirebaseKeySet, createFirebaseVerifier } from './lessons/firebase-tokens.ts';
import { createLessonServices } from './lessons/lesson-services.ts';
import type { Log } from './log.ts';
import type { Logger } from './logger.ts';
import { createAccountMailer } from './mail/create-account-mailer.ts';
import { startMaintenance } from './maintenance.ts';
import { createMetrics } from './metrics.ts';
import { openData, type ServerData } from './open-data.ts';
import { QUOTAS, UNCONFIRMED_PER_ADDRESS } from './rate-limits/quotas.ts';
import { createTokenBuckets } from './rate-limits/token-buckets.ts';
import { createReadinessCheck } from './readiness.ts';
import { createAdmission, createRequestLimits } from './requests/admission.ts';
import {
  type ClientAddressReader,
  createClientAddressReader,
  createRequestAddressReader,
} from './requests/client-address.ts';
import { createRequestIdProvider } from './requests/request-id.ts';
import { isTrustedProxy, unmapIPv4 } from './requests/trusted-proxies.ts';
import { createVerifiedTokenCache } from './requests/verified-token-cache.ts';
import { formatStartMessage } from './start-message.ts';
import { readClientFiles } from './static/client-files.ts';

export interface RunningServer {
  /** The address and the main settings for the operator; several lines. */
  description: string;
  /** Answers open requests, then closes everything. */
  stop(): Promise<void>;
}

/** The local cloud's project id, which an app built without Firebase uses. */
const LOCAL_PROJECT = 'learning-arcade';
/** The longest a call may take, so that a class in progress is still delivered (specification, section 7). */
const SHUTDOWN_GRACE_MS = REQUEST_TIMEOUT_MS;
/** How many seeds there are for a class's random numbers. */
const SEEDS = 2 ** 32;

/** The built app: this code runs from dist/server after a build, else from server. */
function getClientFolder(): string {
  const isSource = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(isSource ? '../dist/client' : '../client', import.meta.url));
}

/** Fails when the app that this server would serve was built for other settings. */
function checkAppBuild(configuration: ServerConfiguration): Result<void, string> {
  if (configuration.serves !== 'app') return ok();
  const build = readAppBuild(`${getClientFolder()}-build.json`);
  const errors = build ? findBuildErrors(build, configuration) : [];
  return errors.length > 0 ? createFailure(errors) : ok();
}

const UNUSABLE_KEY =
  "The key that signs the learners' tokens cannot be read from the database. Restore a backup, or have a new key created with npm run accounts -- sign-out-all --yes: all learners sign in again then.";

interface Accounts extends Pick<LocalCloud, 'findTokenOwner'> {
  verifyIdToken: VerifyIdToken;
  /** Absent with Firebase. */
  cloud?: LocalCloud;
}

/** Opens the learners' accounts: Google's with Firebase, else those of the local cloud. */
async function openAccounts(
  configuration: ServerConfiguration,
  googleKeys: JWTVerifyGetKey,
  { database, location }: ServerData,
  clock: () => number,
  readClientAddress: ClientAddressReader,
  mailer: AccountMailer | undefined,
  log: Log,
): Promise<Result<Accounts, string>> {
  const { firebase, googleClientId, accountChooser } = configuration;
  if (firebase) {
    const cache = createVerifiedTokenCache<Principal>(clock);
    const verifyIdToken = createFirebaseVerifier(firebase.projectId, googleKeys, clock, cache);
    const findTokenOwner = (token: string) => {
      const learner = cache.findValid(token);
      return learner && { uid: learner.uid, isGuest: learner.email === undefined };
    };
    return ok({ verifyIdToken, findTokenOwner });
  }
  try {
    const cloud = await createLocalCloud({
      database,
      projectId: LOCAL_PROJECT,
      clock,
      readClientAddress,
      signUps: configuration.signUps,
      signUpsPerHour: configuration.signUpsPerHour,
      guestsPerDay: configuration.guestsPerDay,
      deleteUnusedAfterMonths: configuration.deleteUnusedAfterMonths,
      google: resolveGoogleSignInMode(googleClientId, accountChooser),
      mailer,
      log,
    });
    return ok({ ...cloud, cloud });
  } catch (error) {
    if (error instanceof UnusableSigningKeyError) return err(`${location}: ${UNUSABLE_KEY}`);
    throw error;
  }
}

/**
 * Starts the server that the configuration asks for.
 *
 * @param googleKeys verify Firebase's tokens; only tests have others
 * @returns the failure is a message for the operator: the app was built for other settings, or the database
 * or the port can't be used
 */
export async function startServer(
  configuration: ServerConfiguration,
  logger: Logger,
  googleKeys: JWTVerifyGetKey = createFirebaseKeySet(),
): Promise<Result<RunningServer, string>> {
  const { metricsToken } = configuration;
  const metrics = metricsToken === undefined ? undefined : createMetrics();
  const log = metrics?.instrumentLog(logger.log) ?? logger.log;
  const clock = Date.now;
  const startedAt = clock();
  const checked = checkAppBuild(configuration);
  if (!checked.ok) return checked;
  const opened = await openData(configuration);
  if (!opened.ok) return opened;
  const data = opened.value;
  const readClientAddress = createClientAddressReader(configuration.trustedProxies);
  let address = '';
  const mailer = createAccountMailer(configuration.mail, () => address, log);
  const accounts = await openAccounts(configuration, googleKeys, data, clock, readClientAddress, mailer, log);
  if (!accounts.ok) {
    await data.close();
    return accounts;
  }
  const { verifyIdToken, findTokenOwner, cloud } = accounts.value;

  const ledger = createCreditLedger(data.database, randomUUID());
  const paidCalls = createPaidCalls(ledger, clock);
  const feedback = startFeedbackPool(detectWorkerCount(), log);
  const lessonServices = createLessonServices(configuration.model, feedback, log);
  const app = createApp({
    configuration,
    hosting: createHostingResponse(configuration),
    files: configuration.serves === 'app' ? readClientFiles(getClientFolder()) : new Map(),
    checkReadiness: createReadinessCheck({ database: data.database, clock, log }),
    readClientAddress,
    getRequestId: createRequestIdProvider(configuration.trustedProxies, randomUUID),
    logRequest: logger.logRequest,
    ...(metrics && metricsToken !== undefined ? { metrics: { counts: metrics, token: metricsToken } } : {}),
    now: () => performance.now(),
    ...(cloud ? { cloud: cloud.routes } : {}),
    lessons: {
      ...(metrics?.instrumentLessonServices(lessonServices) ?? lessonServices),
      verifyIdToken,
      ledger,
      paidCalls,
      rateLimit: createTokenBuckets(QUOTAS.lessonCallsByLearner, clock),
      clock,
      hasRoomForAnswer: feedback.hasRoom,
      guestsPerDay: configuration.guestsPerDay,
      unconfirmedPerAddress: configuration.model && UNCONFIRMED_PER_ADDRESS,
      createSeed: () => randomInt(SEEDS),
      log,
    },
  });

  const release = async () => {
    await paidCalls.waitUntilIdle();
    await mailer?.queue.waitUntilIdle();
    await feedback.close();
    await data.close();
  };
  const { host, port, trustedProxies } = configuration;
  const isProxy = (address: string) =>
    trustedProxies !== undefined && isTrustedProxy(trustedProxies, unmapIPv4(address));
  const admit = createAdmission({
    limits: createRequestLimits(clock),
    readAddress: createRequestAddressReader(trustedProxies),
    findTokenOwner,
    isProxy,
    allowedOrigins: configuration.allowedOrigins,
    ...(metrics && { onRefused: metrics.countRefusedRequest }),
  });
  const server = await listen(app, { host, port, isProxy, admit });
  if (!server.ok) {
    await release();
    return server;
  }
  address = server.value.address;
  // After the port is bound, so that a failed start refunds nothing.
  const stopMaintenance = await startMaintenance({
    query: data.database.query,
    ledger,
    paidCalls,
    cloud,
    isShared: data.isShared,
    startedAt,
    clock,
    log,
  });
  return ok({
    description: formatStartMessage(configuration, server.value.address, data.location),
    async stop() {
      await server.value.close(SHUTDOWN_GRACE_MS);
      await paidCalls.waitUntilIdle();
      stopMaintenance();
      await release();
    },
  });
}
