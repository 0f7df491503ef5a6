import type { QueueLimits } from '../requests/round-robin-queue.ts';
import type { TokenBucketQuota } from './token-buckets.ts';

/**
 * What one learner, or one address, may ask of the server. Wide enough that nobody meets them who uses the app,
 * three hundred learners behind one address included; narrow enough that a flood leaves time for the others.
 */
export const QUOTAS = {
  /**
   * All that comes from one address; a school opens the app at nine o'clock. In units of `REQUEST_COSTS`. Calls with
   * a token that is known to be good have as much again: those without cannot use it up.
   */
  requestsByAddress: { burst: 40_000, refillPerMinute: 60_000 },
  /**
   * What the documents of learners at one address grow by, in KiB; what they shrink by is given back. Two hundred of
   * the largest documents fit into the burst, and it is full again in a day.
   */
  documentGrowthByAddress: { burst: 600 * 1024, refillPerMinute: (600 * 1024) / (24 * 60) },
  /** A learner's calls of the document store; a call costs one more for each `BYTES_PER_DOCUMENT_TOKEN`. */
  documentCallsByLearner: { burst: 600, refillPerMinute: 600 },
  /** A learner's calls of the lesson API. */
  lessonCallsByLearner: { burst: 60, refillPerMinute: 60 },
  /** A learner's calls about their own account: Firebase's client makes one at each start of the page. */
  accountCallsByLearner: { burst: 60, refillPerMinute: 30 },
} as const satisfies Record<string, TokenBucketQuota>;

/** Connections in all: three hundred learners with six each, as browsers hold them, twice over. */
export const MAX_CONNECTIONS = 4_000;
/** A file lies in memory; a call parses, checks a token and asks the database. */
export const REQUEST_COSTS = { file: 1, call: 10 } as const;
export const BYTES_PER_DOCUMENT_TOKEN = 64 * 1024;
/** A learner's calls of the document store at once: several devices and tabs. */
export const MAX_CONCURRENT_DOCUMENT_CALLS = 8;
export const DOCUMENT_QUEUE_LIMITS: QueueLimits = {
  maxQueued: 1_000,
  maxQueuedPerOwner: MAX_CONCURRENT_DOCUMENT_CALLS,
};
/** A learner's classes and answers at once. */
export const MAX_CONCURRENT_PAID_CALLS = 2;
/** Attempts of one address that are slowed down at once; a connection waits for each. */
export const MAX_CONCURRENT_DELAYS = 50;
