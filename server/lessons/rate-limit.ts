export interface RateLimit {
  /** Counts one call of `subject`: 0 when it may go on, else the whole seconds to wait. */
  secondsToWait(subject: string): number;
}

/** Above this many subjects, those with a full bucket are dropped: they are as good as new. */
const MANY_SUBJECTS = 10_000;
const MINUTE_MS = 60_000;

/**
 * A bucket of tokens per subject, kept in memory: `perMinute` calls at once, and as many again over each minute.
 *
 * @param clock milliseconds since the epoch
 */
export function createRateLimit(perMinute: number, clock: () => number): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const msPerToken = MINUTE_MS / perMinute;

  function refilled({ tokens, at }: { tokens: number; at: number }, now: number): number {
    return Math.min(perMinute, tokens + Math.max(0, now - at) / msPerToken);
  }

  return {
    secondsToWait(subject) {
      const now = clock();
      if (buckets.size > MANY_SUBJECTS) {
        for (const [name, bucket] of buckets) if (refilled(bucket, now) >= perMinute) buckets.delete(name);
      }
      const tokens = refilled(buckets.get(subject) ?? { tokens: perMinute, at: now }, now);
      const allowed = tokens >= 1;
      buckets.set(subject, { tokens: allowed ? tokens - 1 : tokens, at: now });
      return allowed ? 0 : Math.ceil(((1 - tokens) * msPerToken) / 1000);
    },
  };
}
