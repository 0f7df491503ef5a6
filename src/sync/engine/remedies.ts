import type { RemoteFailure } from '../ports/user-document.ts';
import type { SyncFailure } from '../sync-status.ts';
import { MAX_DELAY_MS, MAX_UNREACHABLE_DELAY_MS } from '../timing/backoff.ts';

/** What to do about a failed exchange. */
export type Remedy =
  /** Wait by backoff, `maxDelayMs` at most, then try again. */
  | { type: 'retry'; failureKind: SyncFailure['kind']; maxDelayMs: number }
  /** Wait about as long as the longest backoff. */
  | { type: 'throttle'; failureKind: SyncFailure['kind'] }
  /** Renew the token once and try again; then wait until something changes. */
  | { type: 'renew-token'; failureKind: SyncFailure['kind'] }
  /** Read the document again: if it has changed, that was a conflict; if not, the store refuses the write. */
  | { type: 'read-again'; failureKind: SyncFailure['kind'] }
  /** Send nothing for this learner. */
  | { type: 'wait'; failureKind: SyncFailure['kind'] }
  | { type: 'stop' };

/** What to do about a failure of the document store. */
export const REMEDIES: Readonly<Record<RemoteFailure['kind'], Remedy>> = {
  unreachable: { type: 'retry', failureKind: 'offline', maxDelayMs: MAX_UNREACHABLE_DELAY_MS },
  unavailable: { type: 'retry', failureKind: 'unavailable', maxDelayMs: MAX_DELAY_MS },
  'rate-limited': { type: 'throttle', failureKind: 'unavailable' },
  unauthenticated: { type: 'renew-token', failureKind: 'sign-in-again' },
  forbidden: { type: 'renew-token', failureKind: 'forbidden' },
  rejected: { type: 'read-again', failureKind: 'rejected' },
  'wrong-user': { type: 'wait', failureKind: 'sign-in-again' },
  aborted: { type: 'stop' },
};
