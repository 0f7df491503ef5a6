import type { LearnerState } from '../../domain/records.ts';

/** The account that the records belong to, as the authentication provider reports it. */
export interface LearnerAccount {
  uid: string;
  email: string;
  displayName: string;
}

/** The members of the learner's state that are stored as one row each. */
export const VALUE_KEYS = [
  'profile',
  'course',
  'badges',
  'words',
  'ownWords',
  'mistakes',
  'counts',
] as const satisfies readonly (keyof LearnerState)[];
export type ValueKey = (typeof VALUE_KEYS)[number];

/** The row that an outbox entry is about. */
export type RowKey = ValueKey | `lesson:${string}` | `homework:${string}`;

/**
 * Rows that never sync: a class's notepad, a game's results. They get a dead letter when they are unreadable.
 */
export type LocalKey = `draft:${string}` | `results:${string}`;

/** Why the document store was not reached or refused a change. */
export type SyncFailureKind = 'offline' | 'unavailable' | 'sign-in-again' | 'forbidden' | 'rejected';

/**
 * An entry of the outbox: a change that the document store has not acknowledged. It has no payload: the row
 * is read when it is sent.
 */
export interface OutboxEntry {
  /** Set by the database. */
  seq?: number;
  key: RowKey;
  uid: string;
  /** Raised by each write of the same key, so that an edit made during a push stays pending. */
  rev: number;
  /** The time of the last write, by the corrected clock. */
  at: number;
  /** When the entry was created, by the same clock; absent in entries of older versions. */
  since?: number;
  attempts: number;
  /** The earliest time to send it, by the device's clock; 0 for at once. */
  nextAt: number;
  state: 'pending' | 'retrying';
  /** Why the last attempt failed: the kind for the learner, and the store's own message. */
  failedAs?: SyncFailureKind;
  lastError?: string;
}

/**
 * A dead letter is a change that is not sent again: the document store refuses it, its record is too large,
 * or its row can't be read.
 */
interface BaseDeadLetter {
  id?: number;
  at: number;
  message: string;
  /** The raw value of an unreadable row; a refused row stays in its table. */
  raw?: unknown;
}

/** A change that the document store refuses. */
export interface RefusedDeadLetter extends BaseDeadLetter {
  key: RowKey;
  reason: 'rejected' | 'too-large';
}

/** An unreadable row. */
export interface UnreadableRowDeadLetter extends BaseDeadLetter {
  key: RowKey | LocalKey;
  reason: 'unreadable';
}

export type DeadLetter = RefusedDeadLetter | UnreadableRowDeadLetter;

/** The changes that are not in the cloud: pending ones, the oldest first, and dead letters. */
export interface Outbox {
  entries: readonly OutboxEntry[];
  deadLetters: readonly DeadLetter[];
}

/** The learner's state with its outbox, from one transaction. */
export interface SyncSnapshot extends Outbox {
  state: LearnerState;
}

export interface PushFailure {
  kind: SyncFailureKind;
  message: string;
}

/**
 * An entry as it was when it was sent. Revisions start again at 1 with each new entry, which `seq` tells
 * apart.
 */
export type SentEntry = Pick<OutboxEntry, 'key' | 'rev' | 'seq'>;

/** A copy of the learner's document in the cloud. */
export interface CloudCopy {
  /** The document's update time in the store's form. */
  updateTime: string;
  /** The fields as text, in the form of sync's port. */
  text: string;
}

/** The side of the learner's database that sync works on. */
export interface SyncedRows {
  readonly uid: string;
  readonly deviceId: string;
  readSnapshot(): Promise<SyncSnapshot>;
  /** The outbox alone, which is much less to read. */
  readOutbox(): Promise<Outbox>;
  /**
   * In one transaction: replaces the state by `change(current)`, advances the clock to its latest time, and
   * deletes the `acknowledged` entries that still have the revision that was sent, with their dead letters of
   * reason `too-large`.
   */
  applyChange(
    change: (current: LearnerState) => LearnerState,
    acknowledged: readonly SentEntry[],
  ): Promise<void>;
  /** After a failed push: increments the attempts of the entries and sets when they are due again. */
  postponeEntries(entries: readonly SentEntry[], until: number, failure: PushFailure): Promise<void>;
  /** Makes every entry due now, as when the device comes online. */
  resetRetryDelays(): Promise<void>;
  /**
   * Moves an entry to the dead letters, unless it was written again since it was sent, or its row was
   * deleted.
   */
  moveToDeadLetters(
    entry: SentEntry,
    deadLetter: Pick<RefusedDeadLetter, 'reason' | 'message'>,
  ): Promise<void>;
  /** Puts a dead letter's change back into the outbox. */
  retryChange(key: RowKey): Promise<void>;
  /** Creates a profile with the sign-in defaults and `updatedAt` 0, unless there is one; true when it did. */
  createDefaultProfile(): Promise<boolean>;
  /** The copy that any page of this device saved last; null where there is none. */
  readCopy(): Promise<CloudCopy | null>;
  /** Saves a copy; a device that can't store it keeps none, which costs sync a read. */
  saveCopy(copy: CloudCopy): Promise<void>;
  /** Calls `listener` after each write of this store object; returns a function that unsubscribes. */
  onWrite(listener: () => void): () => void;
  /**
   * Calls `listener` with the counts now and after each change by any tab; returns a function that
   * unsubscribes.
   */
  watchCounts(listener: (counts: { pending: number; deadLetters: number }) => void): () => void;
}
