import type { Random } from '../ports/ports.ts';

const FIRST_DELAY_MS = 1_000;
/** The longest wait between two attempts, in milliseconds. */
export const MAX_DELAY_MS = 5 * 60_000;
/**
 * The longest wait where nobody answers, in milliseconds: no server asks for more, and a browser whose network only
 * says that it is up never tells when it is.
 */
export const MAX_UNREACHABLE_DELAY_MS = 20_000;

/**
 * How long to wait after a failure, in milliseconds: anywhere between one second and twice as long for
 * each failure, up to `longest`. Full jitter keeps devices that failed together from coming back
 * together (Brooker, "Exponential Backoff and Jitter").
 * @param attempts failures so far, from 1
 */
export function computeRetryDelay(attempts: number, random: Random, longest: number = MAX_DELAY_MS): number {
  const ceiling = Math.min(longest, FIRST_DELAY_MS * 2 ** attempts);
  return FIRST_DELAY_MS + random() * (ceiling - FIRST_DELAY_MS);
}

/** How long to wait when the store asked to be left alone: close to the longest delay, spread a little. */
export function computeThrottleDelay(random: Random): number {
  return MAX_DELAY_MS * (1 - random() / 10);
}

/**
 * Whether something is due. A time further away than the longest delay was set by a clock that has
 * been put back since, and would hold the work up for as long.
 */
export function isDue(nextAt: number, now: number): boolean {
  return nextAt <= now || nextAt > now + MAX_DELAY_MS;
}
