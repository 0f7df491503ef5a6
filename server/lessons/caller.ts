import type { MiddlewareHandler } from 'hono';
import { LOCAL_DATE_HEADER } from '../../src/api-contract/lesson-api.ts';
import type { Result } from '../../src/domain/result.ts';
import { parseBearerToken } from '../bearer-token.ts';
import type { Principal } from '../credits/credit-holders.ts';
import { resolveCreditDate } from '../credits/local-date.ts';
import type { TokenBuckets } from '../rate-limits/token-buckets.ts';
import type { ClientAddressReader } from '../requests/client-address.ts';
import { respondWithError } from '../requests/error-response.ts';

/** Verifies an ID token's signature, audience, issuer and expiry, and returns its learner. */
export type VerifyIdToken = (token: string) => Promise<Result<Principal, unknown>>;

/** The learner who calls, and the local date whose credits a request uses. */
export interface Caller extends Principal {
  localDate: string;
}

/** The dependencies of `requireCaller`. */
export interface CallerOptions {
  verifyIdToken: VerifyIdToken;
  rateLimit: TokenBuckets;
  readClientAddress: ClientAddressReader;
  /** The number of daily allowances that the guests of one IP address share. */
  guestsPerDay: number;
  /**
   * The same for the accounts without a confirmed e-mail; absent where classes cost the operator nothing, and
   * such accounts are not limited.
   */
  unconfirmedPerAddress?: number | undefined;
  /** Milliseconds since the epoch. */
  clock: () => number;
}

export type CallerEnv = { Variables: { caller: Caller } };

/**
 * Guests, who have no e-mail, and accounts without a confirmed one are groups that share allowances at an IP
 * address. Returns the daily allowances of the learner's group; `undefined` without a group.
 */
function countGroupAllowances(
  { email, isEmailConfirmed }: Principal,
  { guestsPerDay, unconfirmedPerAddress }: Pick<CallerOptions, 'guestsPerDay' | 'unconfirmedPerAddress'>,
): number | undefined {
  if (email === undefined) return guestsPerDay;
  return isEmailConfirmed ? undefined : unconfirmedPerAddress;
}

/** Authenticates the caller, checks the rate limit and resolves the date before the body is read. */
export function requireCaller(
  { verifyIdToken, rateLimit, clock, readClientAddress, ...groupSizes }: CallerOptions,
  unauthenticated: string,
): MiddlewareHandler<CallerEnv> {
  return async (c, next) => {
    const token = parseBearerToken(c.req.header('Authorization'));
    const verified = token === undefined ? undefined : await verifyIdToken(token);
    if (!verified?.ok) return respondWithError(c, 401, unauthenticated);
    const { uid, email, isEmailConfirmed } = verified.value;
    const { retryAfterSeconds: seconds } = rateLimit.consume(uid);
    if (seconds > 0)
      return respondWithError(c, 429, `Too many requests. Try again in ${seconds} s.`, seconds);
    const claimedDate = c.req.header(LOCAL_DATE_HEADER);
    const localDate = resolveCreditDate(claimedDate, clock());
    // Tells a device whose clock is wrong which date counts.
    if (claimedDate !== undefined && claimedDate !== localDate) c.header(LOCAL_DATE_HEADER, localDate);
    const allowances = countGroupAllowances(verified.value, groupSizes);
    const ipAddress = readClientAddress(c);
    c.set('caller', {
      uid,
      localDate,
      ...(email === undefined ? {} : { email }),
      ...(isEmailConfirmed === undefined ? {} : { isEmailConfirmed }),
      ...(ipAddress === undefined || allowances === undefined
        ? {}
        : { addressGroup: { ipAddress, allowances } }),
    });
    return next();
  };
}
