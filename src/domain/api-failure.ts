/** Why a call to the lesson API gave no answer. Kinds map to texts in `api-messages.ts`. */
export type ApiFailure =
  | { kind: 'limit' }
  | { kind: 'unauthenticated' }
  | { kind: 'not-found' }
  | { kind: 'timeout' }
  /** The device knows that it has no connection. */
  | { kind: 'offline' }
  /** No response at all though the device is online: the browser's status 0. */
  | { kind: 'no-response' }
  /** The server has too much to do, or was asked too often: it says when to come back, in milliseconds. */
  | { kind: 'busy'; retryAfterMs: number; detail?: string }
  /** Any other status; `detail` as the server told it. */
  | { kind: 'refused'; status: number; detail?: string }
  /** An answer that is not of the agreed shape. */
  | { kind: 'malformed' }
  | { kind: 'cancelled' };

/** Whether the call found no way to the server: what it asked for can wait, or be done on the device. */
export function isServerUnreachable({ kind }: ApiFailure): boolean {
  return kind === 'offline' || kind === 'no-response';
}
