import type { Kysely, Transaction } from 'kysely';
import type { AccountRow, Tables } from '../../database/tables.ts';
import type { Log } from '../../log.ts';
import type { AtOnce } from '../../requests/at-once.ts';
import type { RateLimit } from '../../requests/rate-limit.ts';
import type { RandomBytes } from '../random-bytes.ts';
import type { Attempts } from './attempts.ts';
import type { IdTokens, Provider, SignIn } from './id-tokens.ts';
import type { Passwords } from './passwords.ts';
import { beginFamily } from './refresh-tokens.ts';

/** What every operation on accounts works with. */
export interface AuthContext {
  query: Kysely<Tables>;
  /** Milliseconds since the epoch. */
  clock: () => number;
  random: RandomBytes;
  passwords: Passwords;
  attempts: Attempts;
  /** Whether anybody may come in without an e-mail. */
  admitsGuests: boolean;
  idTokens: IdTokens;
  /** A learner's calls about their own account. */
  rateLimit: RateLimit;
  /** Attempts of one address that are being slowed down. */
  slowed: AtOnce;
  /** Lets so many milliseconds pass. */
  pause: (ms: number) => Promise<unknown>;
  log: Log;
}

/** The two tokens of a signed-in learner. */
export interface TokenPair {
  idToken: string;
  refreshToken: string;
}

/** A learner who has just signed in. */
export interface SignedIn extends TokenPair {
  account: AccountRow;
}

/** Begins a sign-in of `account` now, and makes its tokens. */
export async function beginSignIn(
  { clock, random, idTokens }: AuthContext,
  db: Transaction<Tables>,
  account: AccountRow,
  provider: Provider,
): Promise<SignedIn> {
  const now = clock();
  const signIn: SignIn = { authTime: Math.floor(now / 1000), provider };
  const refreshToken = await beginFamily(db, account.uid, signIn, now, random);
  return { account, refreshToken, idToken: await idTokens.issue(account, signIn) };
}
