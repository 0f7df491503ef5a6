/** Calls that may come at once, and how many more in each minute after. */
export interface TokenBucketQuota {
  burst: number;
  refillPerMinute: number;
}

export interface TokenBuckets {
  /** Counts one call of `subject`, as dear as `cost`: 0 when it may go on, else the whole seconds to wait. */
  consume(subject: string, cost?: number): number;
  /** Adds what a call that went on turned out to cost. It may leave a debt, which the next calls wait for. */
  charge(subject: string, cost: number): void;
}

interface Bucket {
  tokens: number;
  refilledAt: number;
}

/** Above this many subjects, those with a full bucket are dropped: they are as good as new. */
const MANY_SUBJECTS = 10_000;
const MINUTE_MS = 60_000;

/**
 * A bucket of tokens per subject, kept in memory.
 *
 * @param clock milliseconds since the epoch
 */
export function createTokenBuckets(
  { burst, refillPerMinute }: TokenBucketQuota,
  clock: () => number,
): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  const msPerToken = MINUTE_MS / refillPerMinute;
  let enough = MANY_SUBJECTS;

  function refilled({ tokens, refilledAt }: Bucket, now: number): number {
    return Math.min(burst, tokens + Math.max(0, now - refilledAt) / msPerToken);
  }

  /** Only after the subjects have doubled, so that a flood of new ones does not pay for a look at all each time. */
  function dropFull(now: number): void {
    for (const [name, bucket] of buckets) if (refilled(bucket, now) >= burst) buckets.delete(name);
    enough = Math.max(MANY_SUBJECTS, 2 * buckets.size);
  }

  function tokensOf(subject: string, now: number): number {
    if (buckets.size > enough) dropFull(now);
    return refilled(buckets.get(subject) ?? { tokens: burst, refilledAt: now }, now);
  }

  return {
    consume(subject, cost = 1) {
      const now = clock();
      const tokens = tokensOf(subject, now);
      const isAllowed = tokens >= cost;
      buckets.set(subject, { tokens: isAllowed ? tokens - cost : tokens, refilledAt: now });
      return isAllowed ? 0 : Math.ceil(((cost - tokens) * msPerToken) / 1000);
    },
    charge(subject, cost) {
      const now = clock();
      buckets.set(subject, { tokens: tokensOf(subject, now) - cost, refilledAt: now });
    },
  };
}
