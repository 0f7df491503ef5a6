import type { MiddlewareHandler } from 'hono';
import { LOCAL_DATE_HEADER } from '../../src/contract/lesson-api.ts';
import type { Result } from '../../src/domain/result.ts';
import { bearerToken } from '../bearer-token.ts';
import type { Learner } from '../credits/credit-holders.ts';
import { creditDate } from '../credits/local-date.ts';
import type { ClientAddress } from '../requests/client-address.ts';
import type { RateLimit } from '../requests/rate-limit.ts';
import { refuse } from '../requests/refuse.ts';

/** Verifies an ID token's signature, audience, issuer and expiry, and tells whose it is. */
export type VerifyIdToken = (token: string) => Promise<Result<Learner, unknown>>;

/** Who calls, and whose credits are meant. */
export interface Caller extends Learner {
  localDate: string;
}

/** What it takes to know a caller. */
export interface CallerParts {
  verifyIdToken: VerifyIdToken;
  rateLimit: RateLimit;
  clientAddress: ClientAddress;
  /** The guests of one address have as many classes together as so many learners. */
  guestsPerDay: number;
  /** Milliseconds since the epoch. */
  clock: () => number;
}

const DATE_NOWHERE = "Your device's date is not today's date anywhere. Check its clock.";

export type Identified = { Variables: { caller: Caller } };

/** Knows who calls before anything of the body is read; what all calls carry is checked. */
export function identified(
  { verifyIdToken, rateLimit, clock, clientAddress, guestsPerDay }: CallerParts,
  unauthenticated: string,
): MiddlewareHandler<Identified> {
  return async (c, next) => {
    const token = bearerToken(c.req.header('Authorization'));
    const learner = token === undefined ? undefined : await verifyIdToken(token);
    if (!learner?.ok) return refuse(c, 401, unauthenticated);
    const { uid, email } = learner.value;
    const seconds = rateLimit.secondsToWait(uid);
    if (seconds > 0) return refuse(c, 429, `Too many requests. Try again in ${seconds} s.`, seconds);
    const localDate = creditDate(c.req.header(LOCAL_DATE_HEADER), clock());
    if (localDate === undefined) return refuse(c, 400, DATE_NOWHERE);
    const address = email === undefined ? clientAddress(c) : undefined;
    c.set('caller', {
      uid,
      localDate,
      ...(email === undefined ? {} : { email }),
      ...(address === undefined ? {} : { guestsOf: { address, learners: guestsPerDay } }),
    });
    return next();
  };
}
