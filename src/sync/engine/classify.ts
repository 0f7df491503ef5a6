import { unreachable } from '../../domain/result.ts';
import type { RemoteFailure } from '../ports/user-document.ts';
import type { SyncFailure } from '../status/status.ts';

/** What to do about a failed exchange. */
export type Remedy =
  /** Wait by backoff, then try again. */
  | { action: 'retry'; shownAs: SyncFailure['kind'] }
  /** Wait as long as backoff ever does. */
  | { action: 'throttle'; shownAs: SyncFailure['kind'] }
  /** Ask for a fresh token once and try again; then leave it until something changes. */
  | { action: 'renew-token'; shownAs: SyncFailure['kind'] }
  /** Read again: a document that moved on was a conflict, the same one twice is a refusal. */
  | { action: 'read-again'; shownAs: SyncFailure['kind'] }
  /** Send nothing for this learner. */
  | { action: 'wait'; shownAs: SyncFailure['kind'] }
  | { action: 'stop' };

/** The error table: a failure of the document store and its remedy. */
export function remedyFor(failure: RemoteFailure): Remedy {
  switch (failure.kind) {
    case 'unreachable':
      return { action: 'retry', shownAs: 'offline' };
    case 'unavailable':
      return { action: 'retry', shownAs: 'unavailable' };
    case 'rate-limited':
      return { action: 'throttle', shownAs: 'unavailable' };
    case 'unauthenticated':
      return { action: 'renew-token', shownAs: 'sign-in-again' };
    case 'forbidden':
      return { action: 'renew-token', shownAs: 'forbidden' };
    case 'rejected':
      return { action: 'read-again', shownAs: 'rejected' };
    case 'wrong-user':
      return { action: 'wait', shownAs: 'sign-in-again' };
    case 'aborted':
      return { action: 'stop' };
    default:
      return unreachable(failure);
  }
}
