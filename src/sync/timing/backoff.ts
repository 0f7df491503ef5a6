import type { Random } from '../ports/ports.ts';

/** The shortest wait between two attempts, in milliseconds. */
const MIN_DELAY_MS = 1_000;
/** The longest wait between two attempts, in milliseconds. */
export const MAX_DELAY_MS = 5 * 60_000;
/**
 * The longest wait while the cloud is unreachable, in milliseconds. It is short because `navigator.onLine`
 * may be true without a connection, so that no event tells when there is one.
 */
export const MAX_UNREACHABLE_DELAY_MS = 20_000;

/**
 * How long to wait after a failure, in milliseconds: random between `MIN_DELAY_MS` and a ceiling that doubles
 * with each failure, up to `maxDelayMs`. Full jitter spreads the retries of many devices (Brooker,
 * "Exponential Backoff and Jitter").
 * @param attempts the number of failures, from 1
 */
export function computeRetryDelay(
  attempts: number,
  random: Random,
  maxDelayMs: number = MAX_DELAY_MS,
): number {
  const ceiling = Math.min(maxDelayMs, MIN_DELAY_MS * 2 ** attempts);
  return MIN_DELAY_MS + random() * (ceiling - MIN_DELAY_MS);
}

/** How long to wait when the store limits the rate, in milliseconds: 90 to 100 % of the longest delay. */
export function computeThrottleDelay(random: Random): number {
  return MAX_DELAY_MS * (1 - random() / 10);
}

/**
 * Whether a time has come. One that is further away than the longest delay was set before the device's clock
 * was turned back, and counts as due.
 */
export function isDue(nextAt: number, now: number): boolean {
  return nextAt <= now || nextAt > now + MAX_DELAY_MS;
}
