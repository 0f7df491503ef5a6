import type { Result } from '../../domain/result.ts';
import type { DocumentChange } from '../wire/document-change.ts';
import type { DocumentFields, RemoteFailure } from './user-document.ts';

/**
 * When the store last changed a document, in the store's own form. Each commit sets a new one, of any client
 * and any version of the app, so equal times mean equal content.
 */
export type UpdateTime = string;

/** A document as it was at its update time. */
export interface StoredDocument {
  fields: DocumentFields;
  updateTime: UpdateTime;
}

export interface CallOptions {
  signal: AbortSignal;
}

/**
 * The calls of the document store for `users/{uid}`. Each sends nothing unless `uid` is signed in with their
 * own token, and fails as `aborted` once `signal` is aborted.
 */
export interface DocumentCalls {
  /** The update time without the fields, in less than a kilobyte; null when there is no document. */
  readUpdateTime(uid: string, options: CallOptions): Promise<Result<UpdateTime | null, RemoteFailure>>;
  /** The document; null when there is none. */
  readDocument(uid: string, options: CallOptions): Promise<Result<StoredDocument | null, RemoteFailure>>;
  /**
   * Applies `change` on the precondition that the document still has this update time, or does not exist for
   * null. Returns the document's new update time.
   */
  commit(
    uid: string,
    write: { change: DocumentChange; ifUpdatedAt: UpdateTime | null },
    options: CallOptions,
  ): Promise<Result<UpdateTime, RemoteFailure>>;
  /** Renews the token after a 401 or 403; false when that fails. */
  renewToken(): Promise<boolean>;
}
