import type { SyncedRows } from '../../data/sync-rows/synced-rows.ts';
import type { Result } from '../../domain/result.ts';

/** The fields of `users/{uid}` as the document store's client gives and takes them. */
export type DocumentFields = Readonly<Record<string, unknown>>;

/** Why an exchange with the document store did not happen. */
export type RemoteFailure =
  /** No response, or a timeout. Whether a commit arrived is unknown. */
  | { kind: 'unreachable'; message: string }
  /** A temporary failure of the store: 5xx, or a response that is not JSON. */
  | { kind: 'unavailable'; message: string }
  | { kind: 'rate-limited'; message: string }
  | { kind: 'unauthenticated'; message: string }
  | { kind: 'forbidden'; message: string }
  /**
   * 400, 409 or 412: the document has changed, or the store refuses its content. The client can't tell which.
   */
  | { kind: 'rejected'; message: string }
  /** The learner is not the one who is signed in: nothing was sent. */
  | { kind: 'wrong-user'; message: string }
  | { kind: 'aborted'; message: string };

/** Where this device keeps its copy of one learner's document. It is a cache: losing it costs a read. */
export type DocumentCopies = Pick<SyncedRows, 'readCopy' | 'saveCopy'>;

/** The port to one learner's document in the cloud. */
export interface UserDocument {
  /**
   * Reads `users/{uid}` (null when there is none) and writes the fields that `change` returns, on the
   * precondition that the document is unchanged; null writes nothing. Each field replaces the stored one,
   * lists possibly in another order.
   *
   * Rejects with what `change` throws. Sends nothing unless `uid` is signed in with their own token, which is
   * checked before the read and before the write, and starts nothing once `signal` is aborted.
   */
  exchange(
    uid: string,
    change: (current: DocumentFields | null) => Promise<DocumentFields | null>,
    options: { signal: AbortSignal; copies: DocumentCopies },
  ): Promise<Result<'written' | 'unchanged', RemoteFailure>>;
  /** Renews the token after a 401 or 403; false when that fails. */
  renewToken(): Promise<boolean>;
}
