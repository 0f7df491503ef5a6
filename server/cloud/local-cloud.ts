import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { parseBearerToken } from '../bearer-token.ts';
import type { Principal } from '../credits/credit-holders.ts';
import type { ArcadeDatabase } from '../database/database.ts';
import { DATABASE_RETRY_AFTER_SECONDS, findDatabaseErrorKind } from '../database/database-error.ts';
import type { Log } from '../log.ts';
import { createAttemptCounter } from '../rate-limits/attempt-counter.ts';
import { createConcurrencyLimit } from '../rate-limits/concurrency-limit.ts';
import { createWindowQuotas, QUOTAS, type TokenBucketRate } from '../rate-limits/quotas.ts';
import { createTokenBuckets } from '../rate-limits/token-buckets.ts';
import type { TokenOwner } from '../requests/admission.ts';
import { type ClientAddressReader, createClientAddressReader } from '../requests/client-address.ts';
import { createClientClosedResponse, isClientDisconnect } from '../requests/client-disconnect.ts';
import { createFairQueue, type FairQueue } from '../requests/fair-queue.ts';
import type { AccountMailer } from './auth/account-mailer.ts';
import { storeLastUse } from './auth/account-use.ts';
import { findEmail } from './auth/accounts.ts';
import type { AuthContext } from './auth/auth-context.ts';
import { createAuthRoutes } from './auth/auth-routes.ts';
import { deleteIdleGuests } from './auth/guests.ts';
import { createIdTokens } from './auth/id-tokens.ts';
import { deleteEndedInvitations } from './auth/invitations.ts';
import { deleteExpiredCodes } from './auth/mailed-codes.ts';
import { createPasswordHasher, SCRYPT_COST, type ScryptCost } from './auth/password-hasher.ts';
import { deleteExpiredTokens } from './auth/refresh-tokens.ts';
import { OPEN_SIGN_UPS, type SignUpPolicy } from './auth/sign-up-policy.ts';
import { authenticateAccount, type TokenFailure } from './auth/signed-in-account.ts';
import { loadSigningKeys } from './auth/signing-keys.ts';
import { deleteUnusedAccounts } from './auth/unused-accounts.ts';
import { createCloudRoutes } from './cloud-routes.ts';
import { createDocumentFailure, type DocumentFailure } from './documents/document-failure.ts';
import { createDocumentRoutes, type DocumentOwner } from './documents/document-routes.ts';
import { createDocumentStore } from './documents/document-store.ts';
import { createChooserTokens } from './google/chooser-tokens.ts';
import type { GoogleSignInMode } from './google/google-identity.ts';
import type { RandomBytes } from './random-bytes.ts';

export interface LocalCloudOptions {
  database: ArcadeDatabase;
  /** Names the database in the document store, and is the audience of the tokens. */
  projectId: string;
  /** Milliseconds since the epoch. */
  clock: () => number;
  google: GoogleSignInMode;
  random?: RandomBytes;
  /** By default standard error. */
  log?: Log;
  /** The address that limits count; by default that of the connection. */
  readClientAddress?: ClientAddressReader;
  /** New accounts of one address in an hour. */
  signUpsPerHour: number;
  /** By default everyone may make an account. */
  signUps?: SignUpPolicy;
  /** New guests of one address in a day; 0 allows none. */
  guestsPerDay: number;
  /** Unused accounts are deleted after so many months, with a mail before; needs a mailer. */
  deleteUnusedAfterMonths?: number | undefined;
  /** Absent where the server sends no mail. */
  mailer?: AccountMailer | undefined;
  /** Resolves after so many milliseconds; only tests replace it. */
  sleep?: (ms: number) => Promise<unknown>;
  /** Only tests lower the cost of password hashes, and how much an address's documents may grow. */
  passwordCost?: ScryptCost;
  documentGrowthQuota?: TokenBucketRate;
}

/** Sign-in and document store for hosting without Firebase, used through Firebase's own SDK. */
export interface LocalCloud {
  /** To be mounted at '/'. */
  routes: Hono;
  /** Verifies an ID token of this cloud, and that its account exists and is enabled. */
  verifyIdToken(token: string): Promise<Result<Principal, TokenFailure>>;
  /** The learner of a token that was verified before and has not expired. */
  findTokenOwner(token: string): TokenOwner | undefined;
  /**
   * Deletes sign-ins, mailed codes and invitations that have ended, inactive guests and unused accounts; to
   * be called daily.
   */
  deleteExpired(): Promise<void>;
}

const unauthenticated = createDocumentFailure(
  'UNAUTHENTICATED',
  'Missing or invalid authentication. The request needs a valid ID token.',
);

/** Where document calls wait: one address can't use the database all the time. */
function createDocumentQueue(concurrency: number): FairQueue {
  const now = () => performance.now();
  const { burst, refillPerMinute } = QUOTAS.documentWorkByAddress;
  const rate = { burst: burst * concurrency, refillPerMinute: refillPerMinute * concurrency };
  const pace = { work: createTokenBuckets(rate, now), now };
  return createFairQueue({ ...QUOTAS.documentCalls, concurrency, pace });
}

/** Creates the local cloud over an open database, and on its first start the key that signs its tokens. */
export async function createLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const { projectId, clock, google, random = randomBytes, log = console.error } = options;
  const { query } = options.database;
  const keys = await loadSigningKeys(query, clock);
  const chooser = createChooserTokens(keys, projectId, clock);
  const auth: AuthContext = {
    query,
    clock,
    random,
    passwords: createPasswordHasher(
      options.passwordCost ?? SCRYPT_COST,
      random,
      createFairQueue(QUOTAS.passwordHashes),
    ),
    attempts: createAttemptCounter(
      query,
      clock,
      createWindowQuotas(options.signUpsPerHour, options.guestsPerDay),
    ),
    signUps: options.signUps ?? OPEN_SIGN_UPS,
    allowsGuests: options.guestsPerDay > 0,
    idTokens: createIdTokens(keys, projectId, clock, random),
    rateLimit: createTokenBuckets(QUOTAS.accountCallsByLearner, clock),
    delayedAttempts: createConcurrencyLimit(QUOTAS.delayedAttemptsByAddress.limit),
    sleep: options.sleep ?? setTimeout,
    log,
  };

  async function verifyIdToken(token: string): Promise<Result<Principal, TokenFailure>> {
    const signedIn = await authenticateAccount(auth, token);
    if (!signedIn.ok) return signedIn;
    const { account } = signedIn.value;
    const email = findEmail(account);
    if (email === undefined) return ok({ uid: account.uid });
    return ok({ uid: account.uid, email, isEmailConfirmed: account.email_verified === 1 });
  }

  async function authenticate(
    authorization: string | undefined,
  ): Promise<Result<DocumentOwner, DocumentFailure>> {
    const token = parseBearerToken(authorization);
    const owner = token === undefined ? err(unauthenticated) : await verifyIdToken(token);
    if (!owner.ok) return err(unauthenticated);
    return ok({ uid: owner.value.uid, isGuest: owner.value.email === undefined });
  }

  const readClientAddress = options.readClientAddress ?? createClientAddressReader(undefined);
  const documents = {
    store: createDocumentStore(query, clock),
    projectId,
    authenticate,
    readClientAddress,
    growthLimit: createTokenBuckets(options.documentGrowthQuota ?? QUOTAS.documentGrowthByAddress, clock),
    rateLimit: createTokenBuckets(QUOTAS.documentCallsByLearner, clock),
    guestRateLimit: createTokenBuckets(QUOTAS.documentCallsByGuests, clock),
    concurrencyLimit: createConcurrencyLimit(QUOTAS.concurrentDocumentCallsByLearner.limit),
    queue: createDocumentQueue(options.database.concurrency),
  };
  const routes = new Hono()
    .route(
      '/',
      createAuthRoutes({ auth, projectId, google, chooser, readClientAddress, mailer: options.mailer }),
    )
    .route('/', createDocumentRoutes(documents))
    .route('/', createCloudRoutes({ google, chooser, published: keys.publicJwks }));
  routes.onError((error, context) => {
    if (isClientDisconnect(error)) return createClientClosedResponse();
    log(`${context.req.method} ${routePath(context)} failed.`, error, context.get('requestId'));
    // Plain text: when Firebase's SDK starts, it treats every error in JSON as an invalid token and signs the
    // learner out. Everything else it treats as a network failure, which it retries.
    context.header('Cache-Control', 'no-store');
    if (findDatabaseErrorKind(error) === undefined) return context.text('Internal error', 500);
    context.header('Retry-After', String(DATABASE_RETRY_AFTER_SECONDS));
    return context.text('Internal error', 503);
  });
  return {
    routes,
    verifyIdToken,
    findTokenOwner(token) {
      const verified = auth.idTokens.findVerified(token);
      return verified && { uid: verified.uid, isGuest: verified.provider === 'anonymous' };
    },
    async deleteExpired() {
      await deleteIdleGuests(query, clock());
      await storeLastUse(query);
      await deleteExpiredTokens(query, clock());
      await deleteExpiredCodes(query, clock());
      await deleteEndedInvitations(query, clock());
      const { mailer, deleteUnusedAfterMonths: months } = options;
      if (mailer && months !== undefined) await deleteUnusedAccounts({ query, mailer, months, clock, log });
    },
  };
}
