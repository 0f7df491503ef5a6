import { DAILY_CREDITS } from '../../src/domain/limits.ts';

/** Tokens that refill steadily, kept in the memory of each process. */
export interface TokenBucketRate {
  /** Tokens that may be spent at once. */
  burst: number;
  refillPerMinute: number;
}

export interface TokenBucketQuota extends TokenBucketRate {
  kind: 'token-bucket';
  onExceeded: 'reject' | 'pause';
}

/** Attempts in a window that begins with the first of them, counted in the database for all processes. */
export interface WindowQuota {
  kind: 'window';
  limit: number;
  windowMs: number;
  /** Rejected attempts are not counted; delayed ones continue after `ATTEMPT_DELAY_MS`. */
  onExceeded: 'reject' | 'delay';
}

/** Calls begun on a learner's local date, counted in the ledger even when they are given up and refunded. */
export interface DailyQuota {
  kind: 'daily';
  limit: number;
  onExceeded: 'reject';
}

/** Work in progress at the same time, counted in each process. */
export interface ConcurrencyQuota {
  kind: 'concurrency';
  limit: number;
  onExceeded: 'reject' | 'disconnect';
}

/** How many items may wait, in total and of each address. */
export interface QueueLimits {
  maxQueued: number;
  maxQueuedPerAddress: number;
}

/** Work that waits for its turn, in each process. Dropped work is logged. */
export interface QueueQuota extends QueueLimits {
  kind: 'queue';
  /** Absent where the size of the machine decides. */
  concurrency?: number;
  onExceeded: 'reject' | 'drop';
}

type Quota = TokenBucketQuota | WindowQuota | DailyQuota | ConcurrencyQuota | QueueQuota;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * All limits on the rate of requests and on concurrent work. Three hundred learners behind one IP address
 * stay below all of them; a flood leaves capacity for the others. docs/hosting.md lists them for operators.
 *
 * In their names, `ByAddress` is an IP address and `ByEmail` an e-mail address.
 *
 * The names of the window quotas are stored in the table `attempts`.
 */
export const QUOTAS = {
  // Requests.

  /**
   * In units of `REQUEST_COSTS`, as the next two. Only requests with a verified token are counted; the app
   * makes some dozens in an hour, and thirty learners who flood leave capacity at their address.
   */
  requestsByLearner: { kind: 'token-bucket', burst: 2_000, refillPerMinute: 1_800, onExceeded: 'reject' },
  /** All guests of one address together have half of it, since more guests cost nothing. */
  requestsByGuests: { kind: 'token-bucket', burst: 20_000, refillPerMinute: 30_000, onExceeded: 'reject' },
  /** Requests with a verified token have a bucket of their own, so others can't use it up. */
  requestsByAddress: { kind: 'token-bucket', burst: 40_000, refillPerMinute: 60_000, onExceeded: 'reject' },
  /**
   * Calls without a verified token, besides: files come from memory, and a thousand calls at once are felt by
   * others. Three hundred learners sign in with three calls each.
   */
  unverifiedCallsByAddress: {
    kind: 'token-bucket',
    burst: 1_000,
    refillPerMinute: 3_000,
    onExceeded: 'reject',
  },
  /** Three hundred learners with the six connections of a browser, twice over. */
  connections: { kind: 'concurrency', limit: 4_000, onExceeded: 'disconnect' },

  // Accounts.

  /** Firebase's client makes one call at each start of a page. */
  accountCallsByLearner: { kind: 'token-bucket', burst: 60, refillPerMinute: 30, onExceeded: 'reject' },
  /**
   * The default of SIGN_UPS_PER_HOUR: three classes open their accounts in one lesson, with room for second
   * tries.
   */
  signUpByAddress: { kind: 'window', limit: 400, windowMs: HOUR_MS, onExceeded: 'reject' },
  /** The default of GUESTS_PER_DAY: a family, a café, or a few classes that try the app. */
  guestByAddress: { kind: 'window', limit: 100, windowMs: DAY_MS, onExceeded: 'reject' },
  /**
   * Attempts for one e-mail from one IP address, so that a visitor's wrong passwords lock out only that
   * visitor.
   */
  signInByVisitor: { kind: 'window', limit: 10, windowMs: 15 * MINUTE_MS, onExceeded: 'reject' },
  /**
   * Against guessing one account's password from many IP addresses; as loose as NIST allows (SP 800-63B,
   * section 3.2.2).
   */
  signInByEmail: { kind: 'window', limit: 100, windowMs: HOUR_MS, onExceeded: 'reject' },
  /** A school may share one address, so a delay and not a lockout. */
  signInByAddress: { kind: 'window', limit: 100, windowMs: 15 * MINUTE_MS, onExceeded: 'delay' },
  /** Each delayed attempt holds a connection open. */
  delayedAttemptsByAddress: { kind: 'concurrency', limit: 50, onExceeded: 'reject' },
  /**
   * A hash takes one of the four threads that tokens, files and DNS look-ups use as well
   * (https://nodejs.org/api/cli.html#uv_threadpool_sizesize). With about eight hashes a second, the last in
   * the queue waits less than the half minute after which Firebase's client gives up.
   */
  passwordHashes: {
    kind: 'queue',
    concurrency: 2,
    maxQueued: 200,
    maxQueuedPerAddress: 100,
    onExceeded: 'reject',
  },

  // Mails.

  /** Counted whether there is an account or not, so that a rejection does not reveal one. */
  mailByEmail: { kind: 'window', limit: 5, windowMs: HOUR_MS, onExceeded: 'reject' },
  mailByAddress: { kind: 'window', limit: 100, windowMs: HOUR_MS, onExceeded: 'reject' },
  /** One mail is sent at a time; a mail server that hangs would collect them without end. */
  mailsToSend: {
    kind: 'queue',
    concurrency: 1,
    maxQueued: 200,
    maxQueuedPerAddress: 200,
    onExceeded: 'drop',
  },

  // Documents.

  /** A call costs one more token for each `BYTES_PER_DOCUMENT_TOKEN` and `VALUES_PER_DOCUMENT_TOKEN`. */
  documentCallsByLearner: { kind: 'token-bucket', burst: 600, refillPerMinute: 600, onExceeded: 'reject' },
  /** The same for all guests of one address together, since more guests cost nothing. */
  documentCallsByGuests: { kind: 'token-bucket', burst: 1_200, refillPerMinute: 1_200, onExceeded: 'reject' },
  /** Several devices and tabs. */
  concurrentDocumentCallsByLearner: { kind: 'concurrency', limit: 8, onExceeded: 'reject' },
  /** As many run at a time as the database has connections for. */
  documentCalls: { kind: 'queue', maxQueued: 1_000, maxQueuedPerAddress: 1_000, onExceeded: 'reject' },
  /**
   * In milliseconds of running document calls, for each that may run at a time. An address above it has to
   * pause, so that most calls of others find the database free: a call that runs can't be interrupted.
   */
  documentWorkByAddress: {
    kind: 'token-bucket',
    burst: 500,
    refillPerMinute: 0.4 * 60_000,
    onExceeded: 'pause',
  },
  /**
   * In KiB. A document that shrinks gives its tokens back. Two hundred of the largest documents fit into the
   * burst, and it is full again after a day.
   */
  documentGrowthByAddress: {
    kind: 'token-bucket',
    burst: 600 * 1024,
    refillPerMinute: (600 * 1024) / (24 * 60),
    onExceeded: 'reject',
  },

  // Lessons.

  lessonCallsByLearner: { kind: 'token-bucket', burst: 60, refillPerMinute: 60, onExceeded: 'reject' },
  /** Classes and answers in progress. */
  concurrentPaidCallsByLearner: { kind: 'concurrency', limit: 2, onExceeded: 'reject' },
  /** A class that is given up costs no credit, but the language model was at work. */
  classesBegunByLearner: { kind: 'daily', limit: 3 * DAILY_CREDITS, onExceeded: 'reject' },
  answersBegunByLearner: { kind: 'daily', limit: 40, onExceeded: 'reject' },
  /** For each worker. One address can't fill the queue. */
  answerChecksByWorker: {
    kind: 'queue',
    concurrency: 1,
    maxQueued: 20,
    maxQueuedPerAddress: 15,
    onExceeded: 'reject',
  },
} as const satisfies Record<string, Quota>;

/**
 * The tokens that a request costs of `requestsByAddress`: a file is in memory, a call parses, checks a token
 * and queries.
 */
export const REQUEST_COSTS = { file: 1, call: 10 } as const;
export const BYTES_PER_DOCUMENT_TOKEN = 64 * 1024;
export const VALUES_PER_DOCUMENT_TOKEN = 1_000;
/**
 * Guests and accounts without a confirmed e-mail at one address share the credits of this number of learners,
 * where a language model writes the classes: e-mails are easy to make up. A school of three hundred that
 * sends no mail stays below it.
 */
export const UNCONFIRMED_PER_ADDRESS = 300;
/** How long an attempt waits when its quota says `delay`. */
export const ATTEMPT_DELAY_MS = 2_000;

/** Names of the quotas that are counted in the table `attempts`. */
export type WindowQuotaName = {
  [Name in keyof typeof QUOTAS]: (typeof QUOTAS)[Name]['kind'] extends 'window' ? Name : never;
}[keyof typeof QUOTAS];

export type WindowQuotas = Readonly<Record<WindowQuotaName, WindowQuota>>;

/**
 * The window quotas with the limits that the server's settings give.
 *
 * @param signUpsPerHour new accounts of one address
 * @param guestsPerDay new guests of one address
 */
export function createWindowQuotas(signUpsPerHour: number, guestsPerDay: number): WindowQuotas {
  return {
    ...QUOTAS,
    signUpByAddress: { ...QUOTAS.signUpByAddress, limit: signUpsPerHour },
    guestByAddress: { ...QUOTAS.guestByAddress, limit: guestsPerDay },
  };
}
