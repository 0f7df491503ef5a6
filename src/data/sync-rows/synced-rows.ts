import type { LearnerState } from '../../domain/records.ts';

/** The account that the records belong to, as the authentication provider reports it. */
export interface LearnerAccount {
  uid: string;
  email: string;
  displayName: string;
}

/** The members of the learner's state that are one row each. */
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

/** What of the learner's rows an outbox entry stands for. */
export type RowKey = ValueKey | `lesson:${string}` | `homework:${string}`;

/** What stays on this device, and is set aside where nobody can read it: a notepad of a class, the results of a game. */
export type LocalKey = `draft:${string}` | `results:${string}`;

/** Why the document store was not reached or did not take a change, as the learner is told. */
export type SyncFailureKind = 'offline' | 'unavailable' | 'sign-in-again' | 'forbidden' | 'rejected';

/** A change not yet acknowledged by the document store. It has no payload: the row is read when it is sent. */
export interface OutboxEntry {
  /** Absent until it is stored. */
  seq?: number;
  key: RowKey;
  uid: string;
  /** Raised by each write of the same key, so that an edit made during a push stays pending. */
  rev: number;
  /** When it was written last, by the corrected clock. */
  at: number;
  /** When it was entered, by the same; absent where a version before it was entered. */
  since?: number;
  attempts: number;
  /** Not before this time, by the device's clock; 0 for at once. */
  nextAt: number;
  state: 'pending' | 'retrying';
  /** Why the last attempt failed: for the learner, and in the store's own words. */
  failedAs?: SyncFailureKind;
  lastError?: string;
}

interface Letter {
  id?: number;
  at: number;
  message: string;
  /** The raw value of an unreadable row; a refused row stays in its table. */
  raw?: unknown;
}

/** A change that the document store refuses. */
export interface RefusedLetter extends Letter {
  key: RowKey;
  reason: 'rejected' | 'too-large';
}

/** A row that nobody can read. */
export interface UnreadableLetter extends Letter {
  key: RowKey | LocalKey;
  reason: 'unreadable';
}

/** What was set aside. */
export type DeadLetter = RefusedLetter | UnreadableLetter;

/** What is not in the cloud: what waits to be sent, the oldest first, and what was set aside. */
export interface Outbox {
  entries: readonly OutboxEntry[];
  deadLetters: readonly DeadLetter[];
}

/** The learner's state and its bookkeeping, of one moment. */
export interface SyncSnapshot extends Outbox {
  state: LearnerState;
}

export interface PushFailure {
  kind: SyncFailureKind;
  message: string;
}

/** An entry as it was when it was sent. Revisions start again at 1 with each new entry, which `seq` tells apart. */
export type SentEntry = Pick<OutboxEntry, 'key' | 'rev' | 'seq'>;

/** The side of the learner's database that sync works on. */
export interface SyncedRows {
  readonly uid: string;
  readonly deviceId: string;
  readSnapshot(): Promise<SyncSnapshot>;
  /** The bookkeeping alone, which is much less to read. */
  readOutbox(): Promise<Outbox>;
  /**
   * In one transaction: replaces the rows by `change` of what they are now, remembers the largest time
   * in them, and deletes the `acknowledged` entries whose revision is still the one that was sent, and the
   * letters that said that there was no room for them.
   */
  applyChange(
    change: (current: LearnerState) => LearnerState,
    acknowledged: readonly SentEntry[],
  ): Promise<void>;
  /** After a failed push: raises the attempts of the entries and sets when they are due again. */
  postponeEntries(entries: readonly SentEntry[], until: number, failure: PushFailure): Promise<void>;
  /** Makes every entry due now, as when the device comes online. */
  makeEntriesDue(): Promise<void>;
  /** Moves an entry to the dead letters, unless it was written again since it was sent, or its row is gone. */
  moveToDeadLetters(entry: SentEntry, letter: Pick<RefusedLetter, 'reason' | 'message'>): Promise<void>;
  /** Puts a dead letter's change back into the outbox. */
  retryChange(key: RowKey): Promise<void>;
  /** A profile with the sign-in defaults and `updatedAt` 0, unless there is one; true when it was made. */
  createDefaultProfile(): Promise<boolean>;
  /** Calls `listener` after each write of this store object; returns the way to stop. */
  onWrite(listener: () => void): () => void;
  /** Calls `listener` with the counts now and after each change, by any tab; returns the way to stop. */
  watchCounts(listener: (counts: { pending: number; deadLetters: number }) => void): () => void;
}
