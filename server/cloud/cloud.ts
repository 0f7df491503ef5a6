import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { JWTVerifyGetKey } from 'jose';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { bearerToken } from '../bearer-token.ts';
import type { Learner } from '../credits/credit-holders.ts';
import type { ArcadeDatabase } from '../database/database.ts';
import { databaseFault } from '../database/database-fault.ts';
import type { Log } from '../log.ts';
import { createAtOnce } from '../requests/at-once.ts';
import { type ClientAddress, clientAddressBehind } from '../requests/client-address.ts';
import { isClientGone, toNobody } from '../requests/client-gone.ts';
import { createFairQueue } from '../requests/fair-queue.ts';
import { createRateLimit, type Rate } from '../requests/rate-limit.ts';
import { DOCUMENT_CALLS_AT_ONCE, DOCUMENT_TURNS, SHARES, SLOWED_AT_ONCE } from '../requests/shares.ts';
import type { AccountMails } from './auth/account-mails.ts';
import { emailOf } from './auth/accounts.ts';
import { attemptLimits, createAttempts } from './auth/attempts.ts';
import type { AuthContext } from './auth/auth-context.ts';
import { createAuthRoutes } from './auth/auth-routes.ts';
import { removeUnusedGuests } from './auth/guests.ts';
import { createIdTokens } from './auth/id-tokens.ts';
import { forgetOldCodes } from './auth/mailed-codes.ts';
import { createPasswords, HASHING, SCRYPT_COST, type ScryptCost } from './auth/passwords.ts';
import { forgetOld } from './auth/refresh-tokens.ts';
import { signedInAccount, type TokenFailure } from './auth/signed-in-account.ts';
import { loadSigningKeys } from './auth/signing-keys.ts';
import { createCloudRoutes } from './cloud-routes.ts';
import { type DocumentFailure, documentFailure } from './documents/document-failure.ts';
import { createDocumentRoutes } from './documents/document-routes.ts';
import { createDocumentStore } from './documents/document-store.ts';
import { createChooser } from './google/chooser.ts';
import type { GoogleSignIn } from './google/google-identity.ts';
import type { RandomBytes } from './random-bytes.ts';

export interface CloudOptions {
  database: ArcadeDatabase;
  /** Names the database in the document store, and is the audience of the tokens. */
  projectId: string;
  /** Milliseconds since the epoch. */
  clock: () => number;
  google: GoogleSignIn;
  random?: RandomBytes;
  /** By default standard error. */
  log?: Log;
  /** Whose attempts are counted together; by default those of a connection's other end. */
  clientAddress?: ClientAddress;
  /** New accounts of one address. */
  signUpsPerHour: number;
  /** New guests of one address; 0 for none at all. */
  guestsPerDay: number;
  /** Absent where the server sends no mail. */
  mails?: AccountMails | undefined;
  /** Lets so many milliseconds pass; only tests have another way. */
  pause?: (ms: number) => Promise<unknown>;
  /** What a password's hash costs, and what an address's documents may grow by; only tests want less. */
  passwordCost?: ScryptCost;
  growth?: Rate;
}

/** Sign-in and document store for hosting without Firebase, spoken to by Firebase's own SDK. */
export interface Cloud {
  /** To be mounted at '/'. */
  routes: Hono;
  /** Verifies an ID token of this cloud, and that its account still stands. */
  verifyIdToken(token: string): Promise<Result<Learner, TokenFailure>>;
  /** Whether a token was verified before, and has not expired. */
  isGoodToken(token: string): boolean;
  /** Drops sign-ins and mailed codes that have ended, and guests who stay away, to be called now and then. */
  forgetOld(): Promise<void>;
  /** The published keys, for who verifies tokens by themselves. */
  localKeySet: JWTVerifyGetKey;
}

const unauthenticated = documentFailure(
  'UNAUTHENTICATED',
  'Missing or invalid authentication. The request needs a valid ID token.',
);

/** Makes the local cloud over an open database, and on its first start the key that signs its tokens. */
export async function createCloud(options: CloudOptions): Promise<Cloud> {
  const { projectId, clock, google, random = randomBytes, log = console.error } = options;
  const { query } = options.database;
  const keys = await loadSigningKeys(query, clock);
  const chooser = createChooser(keys, projectId, clock);
  const auth: AuthContext = {
    query,
    clock,
    random,
    passwords: createPasswords(options.passwordCost ?? SCRYPT_COST, random, createFairQueue(HASHING)),
    attempts: createAttempts(query, clock, attemptLimits(options.signUpsPerHour, options.guestsPerDay)),
    admitsGuests: options.guestsPerDay > 0,
    idTokens: createIdTokens(keys, projectId, clock, random),
    rateLimit: createRateLimit(SHARES.account, clock),
    slowed: createAtOnce(SLOWED_AT_ONCE),
    pause: options.pause ?? setTimeout,
    log,
  };

  async function verifyIdToken(token: string): Promise<Result<Learner, TokenFailure>> {
    const signedIn = await signedInAccount(auth, token);
    if (!signedIn.ok) return signedIn;
    const { account } = signedIn.value;
    const email = emailOf(account);
    return ok(email === undefined ? { uid: account.uid } : { uid: account.uid, email });
  }

  async function authenticate(authorization: string | undefined): Promise<Result<string, DocumentFailure>> {
    const token = bearerToken(authorization);
    const owner = token === undefined ? err(unauthenticated) : await verifyIdToken(token);
    return owner.ok ? ok(owner.value.uid) : err(unauthenticated);
  }

  const clientAddress = options.clientAddress ?? clientAddressBehind(undefined);
  const documents = {
    store: createDocumentStore(query, clock),
    projectId,
    authenticate,
    clientAddress,
    growth: createRateLimit(options.growth ?? SHARES.growth, clock),
    rateLimit: createRateLimit(SHARES.documents, clock),
    atOnce: createAtOnce(DOCUMENT_CALLS_AT_ONCE),
    turns: createFairQueue({ ...DOCUMENT_TURNS, atOnce: options.database.atOnce }),
  };
  const routes = new Hono()
    .route('/', createAuthRoutes({ auth, projectId, google, chooser, clientAddress, mails: options.mails }))
    .route('/', createDocumentRoutes(documents))
    .route('/', createCloudRoutes({ google, chooser, published: keys.published }));
  routes.onError((error, context) => {
    if (isClientGone(error)) return toNobody();
    log(`${context.req.method} ${routePath(context)} failed.`, error, context.get('requestId'));
    // Plain text on purpose. Firebase's SDK takes every error in JSON for "the token is invalid" and signs the
    // learner out when it starts; what it can't read it takes for a network failure, and tries again.
    const status = databaseFault(error) === undefined ? 500 : 503;
    return context.text('Internal error', status, { 'Cache-Control': 'no-store' });
  });
  return {
    routes,
    verifyIdToken,
    isGoodToken: auth.idTokens.isGood,
    async forgetOld() {
      await removeUnusedGuests(query, clock());
      await forgetOld(query, clock());
      await forgetOldCodes(query, clock());
    },
    localKeySet: keys.localKeySet,
  };
}
