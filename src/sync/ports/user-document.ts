import type { Result } from '../../domain/result.ts';

/** The fields of `users/{uid}` as the document store's client gives and takes them. */
export type DocumentFields = Readonly<Record<string, unknown>>;

/** Why an exchange with the document store did not happen. */
export type RemoteFailure =
  /** No answer: network, or the exchange took too long. Whether a commit arrived is unknown. */
  | { kind: 'unreachable'; message: string }
  /** The store answered that it can't now: 5xx, or no JSON where JSON belongs. */
  | { kind: 'unavailable'; message: string }
  | { kind: 'rate-limited'; message: string }
  | { kind: 'unauthenticated'; message: string }
  | { kind: 'forbidden'; message: string }
  /** 400, 409 or 412: the document moved on, or something in it is refused. The client can't tell which. */
  | { kind: 'rejected'; message: string }
  /** Somebody else is signed in, or nobody: nothing was sent. */
  | { kind: 'wrong-user'; message: string }
  | { kind: 'aborted'; message: string };

/** The port to one learner's document in the cloud. */
export interface UserDocument {
  /**
   * Reads `users/{uid}` (null when there is none), lets `change` decide, and writes the fields that it
   * returns, leaving all others, on the condition that the document is still as it was read. Nothing is
   * written when it returns null. Each returned field replaces the stored one whole, but that the elements
   * of a list may come to lie in another order. What `change` throws is thrown on, and nothing is written.
   * Sends nothing unless `uid` is signed in and the token is theirs, before the read and again before the
   * write, and starts nothing once `signal` is aborted.
   */
  exchange(
    uid: string,
    change: (current: DocumentFields | null) => Promise<DocumentFields | null>,
    options: { signal: AbortSignal },
  ): Promise<Result<'written' | 'unchanged', RemoteFailure>>;
  /** Asks for a fresh token after a 401 or 403; false when there is none to be had. */
  renewToken(): Promise<boolean>;
}
