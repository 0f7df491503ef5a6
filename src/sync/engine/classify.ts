import type { RemoteFailure } from '../ports/user-document.ts';
import type { SyncFailure } from '../status/status.ts';
import { LONGEST_DELAY_MS, LONGEST_SILENCE_MS } from '../timing/backoff.ts';

/** What to do about a failed exchange. */
export type Remedy =
  /** Wait by backoff, `longest` milliseconds at most, then try again. */
  | { action: 'retry'; shownAs: SyncFailure['kind']; longest: number }
  /** Wait as long as backoff ever does. */
  | { action: 'throttle'; shownAs: SyncFailure['kind'] }
  /** Ask for a fresh token once and try again; then leave it until something changes. */
  | { action: 'renew-token'; shownAs: SyncFailure['kind'] }
  /** Read again: a document that moved on was a conflict, the same one twice is a refusal. */
  | { action: 'read-again'; shownAs: SyncFailure['kind'] }
  /** Send nothing for this learner. */
  | { action: 'wait'; shownAs: SyncFailure['kind'] }
  | { action: 'stop' };

/** What to do about a failure of the document store. */
export const REMEDIES: Readonly<Record<RemoteFailure['kind'], Remedy>> = {
  unreachable: { action: 'retry', shownAs: 'offline', longest: LONGEST_SILENCE_MS },
  unavailable: { action: 'retry', shownAs: 'unavailable', longest: LONGEST_DELAY_MS },
  'rate-limited': { action: 'throttle', shownAs: 'unavailable' },
  unauthenticated: { action: 'renew-token', shownAs: 'sign-in-again' },
  forbidden: { action: 'renew-token', shownAs: 'forbidden' },
  rejected: { action: 'read-again', shownAs: 'rejected' },
  'wrong-user': { action: 'wait', shownAs: 'sign-in-again' },
  aborted: { action: 'stop' },
};
