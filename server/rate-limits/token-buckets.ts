import type { TokenBucketRate } from './quotas.ts';

export interface TokenBuckets {
  /**
   * Takes `cost` tokens of `subject`, or none when there are too few.
   *
   * @returns 0 when the call may go on, else the whole seconds to wait
   */
  consume(subject: string, cost?: number): { retryAfterSeconds: number };
  /**
   * Takes what a call that went on turned out to cost. It may leave a debt, which the next calls wait for.
   */
  charge(subject: string, cost: number): void;
  /** Milliseconds until the subject has no debt; 0 when it has none. */
  getPauseMs(subject: string): number;
}

interface Bucket {
  tokens: number;
  refilledAt: number;
}

/** Above this many subjects, full buckets are dropped: they equal new ones. */
const PRUNE_THRESHOLD = 10_000;
const MINUTE_MS = 60_000;

/**
 * A bucket of tokens per subject, kept in memory.
 *
 * @param clock milliseconds since the epoch
 */
export function createTokenBuckets(
  { burst, refillPerMinute }: TokenBucketRate,
  clock: () => number,
): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  const msPerToken = MINUTE_MS / refillPerMinute;
  let pruneAbove = PRUNE_THRESHOLD;

  function computeTokens({ tokens, refilledAt }: Bucket, now: number): number {
    return Math.min(burst, tokens + Math.max(0, now - refilledAt) / msPerToken);
  }

  /**
   * The threshold doubles with what is left, so that a flood of new subjects does not cause a scan each time.
   */
  function pruneFull(now: number): void {
    for (const [subject, bucket] of buckets) if (computeTokens(bucket, now) >= burst) buckets.delete(subject);
    pruneAbove = Math.max(PRUNE_THRESHOLD, 2 * buckets.size);
  }

  function readTokens(subject: string, now: number): number {
    if (buckets.size > pruneAbove) pruneFull(now);
    return computeTokens(buckets.get(subject) ?? { tokens: burst, refilledAt: now }, now);
  }

  return {
    consume(subject, cost = 1) {
      const now = clock();
      const tokens = readTokens(subject, now);
      const isAllowed = tokens >= cost;
      buckets.set(subject, { tokens: isAllowed ? tokens - cost : tokens, refilledAt: now });
      return { retryAfterSeconds: isAllowed ? 0 : Math.ceil(((cost - tokens) * msPerToken) / 1000) };
    },
    charge(subject, cost) {
      const now = clock();
      buckets.set(subject, { tokens: readTokens(subject, now) - cost, refilledAt: now });
    },
    getPauseMs: (subject) => Math.max(0, -readTokens(subject, clock()) * msPerToken),
  };
}
