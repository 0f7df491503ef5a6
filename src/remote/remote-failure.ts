import { FirebaseError } from 'firebase/app';
import type { RemoteFailure } from '../sync/ports/user-document.ts';

/** The kinds of failures by the codes of Firebase Authentication. */
const REMOTE_FAILURE_KINDS: Readonly<Record<string, RemoteFailure['kind']>> = {
  'auth/network-request-failed': 'unreachable',
  'auth/too-many-requests': 'rate-limited',
  'auth/user-token-expired': 'unauthenticated',
  'auth/invalid-user-token': 'unauthenticated',
  'auth/user-disabled': 'unauthenticated',
  'auth/user-not-found': 'unauthenticated',
};

/** A request without a response: there is no connection, or it was lost. */
export class ConnectionError extends Error {}

/** The failure for an error of a request or of the client of Firebase Authentication; null for others. */
export function toRemoteFailure(error: unknown): RemoteFailure | null {
  if (error instanceof ConnectionError) return { kind: 'unreachable', message: error.message };
  if (!(error instanceof FirebaseError)) return null;
  return { kind: REMOTE_FAILURE_KINDS[error.code] ?? 'unavailable', message: error.message };
}
