import type { FairLineLimits } from './fair-line.ts';
import type { Rate } from './rate-limit.ts';

/**
 * What one learner, or one address, may ask of the server. Wide enough that nobody meets them who uses the app,
 * three hundred learners behind one address included; narrow enough that a flood leaves time for the others.
 */
export const SHARES = {
  /**
   * All that comes from one address; a school opens the app at nine o'clock. In units of `ADDRESS_COSTS`. Calls with
   * a token that is known to be good have as much again: those without cannot use it up.
   */
  address: { burst: 40_000, perMinute: 60_000 },
  /**
   * What the documents of learners at one address grow by, in KiB; what they shrink by is given back. Two hundred of
   * the largest documents fit into the burst, and it is full again in a day.
   */
  growth: { burst: 600 * 1024, perMinute: (600 * 1024) / (24 * 60) },
  /** A learner's calls of the document store; a call costs one more for each `DOCUMENT_COST_BYTES`. */
  documents: { burst: 600, perMinute: 600 },
  /** A learner's calls of the lesson API. */
  lessons: { burst: 60, perMinute: 60 },
  /** A learner's calls about their own account: Firebase's client makes one at each start of the page. */
  account: { burst: 60, perMinute: 30 },
} as const satisfies Record<string, Rate>;

/** Connections in all: three hundred learners with six each, as browsers hold them, twice over. */
export const MAX_CONNECTIONS = 4_000;
/** A file lies in memory; a call parses, checks a token and asks the database. */
export const ADDRESS_COSTS = { file: 1, call: 10 } as const;
export const DOCUMENT_COST_BYTES = 64 * 1024;
/** A learner's calls of the document store at once: several devices and tabs. */
export const DOCUMENT_CALLS_AT_ONCE = 8;
export const DOCUMENT_TURNS: FairLineLimits = {
  waiting: 1_000,
  waitingPerOwner: DOCUMENT_CALLS_AT_ONCE,
};
/** A learner's classes and answers at once. */
export const PAID_CALLS_AT_ONCE = 2;
/** Attempts of one address that are slowed down at once; a connection waits for each. */
export const SLOWED_AT_ONCE = 50;
