import { FirebaseError } from 'firebase/app';
import type { RemoteFailure } from '../sync/ports/user-document.ts';

/**
 * The kinds of failures by the SDK's codes. Firestore's SDK derives the code from the HTTP status alone:
 * every 400 is `failed-precondition`; a failed connection, a 500 and a response that is not JSON are
 * `unknown`.
 */
const REMOTE_FAILURE_KINDS: Readonly<Record<string, RemoteFailure['kind']>> = {
  unauthenticated: 'unauthenticated',
  'permission-denied': 'forbidden',
  'resource-exhausted': 'rate-limited',
  'failed-precondition': 'rejected',
  aborted: 'rejected',
  'already-exists': 'rejected',
  'not-found': 'rejected',
  'invalid-argument': 'rejected',
  'out-of-range': 'rejected',
  'auth/network-request-failed': 'unreachable',
  'auth/too-many-requests': 'rate-limited',
  'auth/user-token-expired': 'unauthenticated',
  'auth/invalid-user-token': 'unauthenticated',
  'auth/user-disabled': 'unauthenticated',
  'auth/user-not-found': 'unauthenticated',
};

/** The failure for an error of Firebase's SDK; null for other errors. */
export function toRemoteFailure(error: unknown): RemoteFailure | null {
  if (!(error instanceof FirebaseError)) return null;
  return { kind: REMOTE_FAILURE_KINDS[error.code] ?? 'unavailable', message: error.message };
}
