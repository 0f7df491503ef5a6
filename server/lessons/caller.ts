import type { Context } from 'hono';
import { LOCAL_DATE_HEADER } from '../../src/contract/lesson-api.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
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

/** Reads and checks what all three calls carry; a failure is the refusal to send. */
export async function identify(
  c: Context,
  { verifyIdToken, rateLimit, clock, clientAddress, guestsPerDay }: CallerParts,
  unauthenticated: string,
): Promise<Result<Caller, Response>> {
  const token = bearerToken(c.req.header('Authorization'));
  const learner = token === undefined ? undefined : await verifyIdToken(token);
  if (!learner?.ok) return err(refuse(c, 401, unauthenticated));
  const seconds = rateLimit.secondsToWait(learner.value.uid);
  if (seconds > 0) return err(refuse(c, 429, `Too many requests. Try again in ${seconds} s.`, seconds));
  const localDate = creditDate(c.req.header(LOCAL_DATE_HEADER), clock());
  if (localDate === undefined) return err(refuse(c, 400, DATE_NOWHERE));
  const { uid, email } = learner.value;
  if (email !== undefined) return ok({ uid, email, localDate });
  const address = clientAddress(c);
  const guestsOf = address === undefined ? {} : { guestsOf: { address, learners: guestsPerDay } };
  return ok({ uid, ...guestsOf, localDate });
}
