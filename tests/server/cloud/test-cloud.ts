import type { Selectable } from 'kysely';
import {
  createLocalCloud,
  type LocalCloud,
  type LocalCloudOptions,
} from '../../../server/cloud/local-cloud.ts';
import type { ArcadeDatabase } from '../../../server/database/database.ts';
import type { SigningKeyRow, Tables } from '../../../server/database/tables.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { COMMIT_PATH, PROJECT_ID } from './document-paths.ts';

/**
 * The local cloud for tests of its routes: accounts and documents as the server serves them, over the engine
 * of the test run, with a clock that the test advances.
 */

const START = Date.UTC(2030, 0, 15, 9, 0, 0);
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** For fast hashes. */
export const CHEAP_SCRYPT_COST = { N: 16, r: 1, p: 1 };

/** A clock that moves only when it is advanced. */
export class ManualClock {
  #now = START;

  readonly now = (): number => this.#now;

  advance(ms: number): void {
    this.#now += ms;
  }
}

/** A local cloud over an empty database, without a port. */
export interface TestCloud extends LocalCloud {
  clock: ManualClock;
  database: ArcadeDatabase;
  logged: string[];
  /** Posts JSON and returns status and body. */
  post(path: string, body: unknown, options?: PostOptions): Promise<TestResponse>;
  /** The error message of a method of Identity Toolkit; 'done' if it succeeds. */
  readErrorMessage(method: string, body: object, options?: PostOptions): Promise<string>;
  /** Signs in with a password, by default that of all test learners. */
  signIn(email: string, password?: string, options?: PostOptions): Promise<TestResponse>;
  /** Commits writes to the document store, with a learner's ID token. */
  commit(token: string, ...writes: AnyJson[]): Promise<TestResponse>;
  readRows<Table extends keyof Tables>(table: Table): Promise<Selectable<Tables[Table]>[]>;
}

interface TestResponse {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text. */
  body: AnyJson;
}

export interface PostOptions {
  /** The ID token of the learner. */
  token?: string;
  headers?: Record<string, string>;
  /** The remote address; without one there is no socket. */
  remoteAddress?: string;
  httpVersion?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a response that tests inspect
export type AnyJson = any;

/** The connection as Hono's Node server passes it. */
function createConnection(remoteAddress: string | undefined, httpVersion: string) {
  return remoteAddress === undefined ? undefined : { incoming: { socket: { remoteAddress }, httpVersion } };
}

/** The signing key of the file's first cloud: creating one takes as long as several tests. */
let signingKey: SigningKeyRow | undefined;

/** A new database with the signing key of the last one. */
async function openDatabaseWithKey(): Promise<ArcadeDatabase> {
  const database = await openTestDatabase();
  if (signingKey) await database.query.insertInto('signing_keys').values(signingKey).execute();
  return database;
}

/** Opens a cloud with limits that no test reaches by chance. */
export async function openTestCloud(options: Partial<LocalCloudOptions> = {}): Promise<TestCloud> {
  const clock = new ManualClock();
  const logged: string[] = [];
  const database = options.database ?? (await openDatabaseWithKey());
  const cloud = await createLocalCloud({
    database,
    projectId: PROJECT_ID,
    clock: clock.now,
    google: { kind: 'none' },
    signUpsPerHour: 400,
    guestsPerDay: 100,
    passwordCost: CHEAP_SCRYPT_COST,
    log: (message) => logged.push(message),
    ...options,
  });
  signingKey ??= await database.query.selectFrom('signing_keys').selectAll().executeTakeFirst();
  const post: TestCloud['post'] = async (
    path,
    body,
    { token, headers, remoteAddress: from, httpVersion = '1.1' } = {},
  ) => {
    const response = await cloud.routes.request(
      path,
      {
        method: 'POST',
        headers: { ...(token && { Authorization: `Bearer ${token}` }), ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
      createConnection(from, httpVersion),
    );
    const { status, headers: answered } = response;
    const isJson = answered.get('Content-Type')?.includes('json');
    return { status, headers: answered, body: await (isJson ? response.json() : response.text()) };
  };
  return {
    ...cloud,
    clock,
    database,
    logged,
    post,
    readErrorMessage: async (method, body, options) =>
      (await post(getAccountsPath(method), body, options)).body.error?.message ?? 'done',
    signIn: (email, password = PASSWORD, options = {}) =>
      post(getAccountsPath('signInWithPassword'), { email, password }, options),
    commit: (token, ...writes) => post(COMMIT_PATH, { writes }, { token }),
    readRows: (table) =>
      database.query
        .selectFrom(table as 'accounts')
        .selectAll()
        .execute() as never,
  };
}

/** The path of a method of Identity Toolkit. */
export function getAccountsPath(method: string): string {
  return `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
}

/** Exchanges a refresh token as Firebase's SDK does. */
export function refreshIdToken(cloud: TestCloud, refreshToken: string) {
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  return cloud.post('/securetoken.googleapis.com/v1/token?key=any', String(form), {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}

export interface TestLearner {
  localId: string;
  email: string;
  idToken: string;
  refreshToken: string;
}

/** The password of all test learners. */
export const PASSWORD = 'correct horse';
let learners = 0;

/** Signs a new learner up. */
export async function signUpTestLearner(cloud: TestCloud): Promise<TestLearner> {
  learners += 1;
  const { body } = await cloud.post(getAccountsPath('signUp'), {
    email: `learner-${learners}@example.org`,
    password: PASSWORD,
    returnSecureToken: true,
  });
  return body;
}

/** The form body with which the SDK sends a provider's token. */
export function createIdpForm(id_token: string, providerId = 'google.com'): { postBody: string } {
  return { postBody: String(new URLSearchParams({ id_token, providerId })) };
}
