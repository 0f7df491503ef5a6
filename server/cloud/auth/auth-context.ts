import type { Kysely, Transaction } from 'kysely';
import type { AccountRow, Tables } from '../../database/tables.ts';
import type { Log } from '../../log.ts';
import type { AttemptCounter } from '../../rate-limits/attempt-counter.ts';
import type { ConcurrencyLimit } from '../../rate-limits/concurrency-limit.ts';
import type { TokenBuckets } from '../../rate-limits/token-buckets.ts';
import type { RandomBytes } from '../random-bytes.ts';
import type { IdTokens } from './id-tokens.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { createTokenFamily } from './refresh-tokens.ts';
import type { Provider, SignInInfo } from './sign-in-info.ts';
import type { SignUpPolicy } from './sign-up-policy.ts';

/** The dependencies of every operation on accounts. */
export interface AuthContext {
  query: Kysely<Tables>;
  /** Milliseconds since the epoch. */
  clock: () => number;
  random: RandomBytes;
  passwords: PasswordHasher;
  attempts: AttemptCounter;
  signUps: SignUpPolicy;
  /** Whether visitors may start as guests, without an e-mail. */
  allowsGuests: boolean;
  idTokens: IdTokens;
  /** Counts a learner's calls about their own account. */
  rateLimit: TokenBuckets;
  /** Limits the delayed sign-in attempts of one address. */
  delayedAttempts: ConcurrencyLimit;
  /** Resolves after so many milliseconds. */
  sleep: (ms: number) => Promise<unknown>;
  log: Log;
}

/** The two tokens of a signed-in learner. */
export interface TokenPair {
  idToken: string;
  refreshToken: string;
}

/** A learner who has just signed in. */
export interface SignInResult extends TokenPair {
  account: AccountRow;
}

/** Begins a sign-in of `account` and issues its tokens. */
export async function beginSignIn(
  { clock, random, idTokens }: AuthContext,
  db: Transaction<Tables>,
  account: AccountRow,
  provider: Provider,
): Promise<SignInResult> {
  const now = clock();
  const signIn: SignInInfo = { authTime: Math.floor(now / 1000), provider };
  const refreshToken = await createTokenFamily(db, account.uid, signIn, now, random);
  return { account, refreshToken, idToken: await idTokens.issue(account, signIn) };
}
