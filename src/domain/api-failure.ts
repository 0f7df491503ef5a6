/** Why a call to the lesson API failed. Kinds map to texts in `format-api-failure.ts`. */
export type ApiFailure =
  | { kind: 'limit' }
  | { kind: 'unauthenticated' }
  | { kind: 'not-found' }
  | { kind: 'timeout' }
  /** The browser reports no connection. */
  | { kind: 'offline' }
  /** No response at all though the device is online: the browser's status 0. */
  | { kind: 'no-response' }
  /** The server is overloaded, or limits the rate; `retryAfterMs` is in milliseconds. */
  | { kind: 'busy'; retryAfterMs: number; detail?: string }
  /** Any other status, with the server's `detail`. */
  | { kind: 'refused'; status: number; detail?: string }
  /** The body does not fit its schema. */
  | { kind: 'malformed' }
  | { kind: 'cancelled' };

/** Whether the server was not reached, so that the call can wait or be done on the device. */
export function isServerUnreachable({ kind }: ApiFailure): boolean {
  return kind === 'offline' || kind === 'no-response';
}
