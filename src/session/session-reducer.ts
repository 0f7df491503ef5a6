import { excludeRecords, type UnsyncedRecord } from '../data/learner/unsynced-records.ts';
import { type Result, unreachable } from '../domain/result.ts';
import { type Account, isGuest } from '../remote/accounts.ts';
import type { RunningSync } from '../sync/engine/learner-sync.ts';
import type { Learner, SessionState } from './session.ts';

/** One learner's open records and running sync. */
export interface OpenLearner {
  learner: Learner;
  sync: RunningSync;
  /** All that would be lost with these records. */
  readUnsyncedRecords(): Promise<readonly UnsyncedRecord[]>;
  /**
   * Refuses all later saves in every tab; `false`, and nothing happens, with unsynced work that was not
   * agreed to.
   */
  sealRecords(agreedToLose: readonly UnsyncedRecord[]): Promise<boolean>;
  /** Runs `work` while no tab of this device syncs these records. */
  runWithoutSync<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Stops sync and the request sender. */
  stop(): Promise<void>;
  close(): void;
  /** Deletes the closed records from this device. */
  deleteRecords(): Promise<void>;
  /** Merges a guest's records into these and deletes them; a failure is a message for the log. */
  mergeGuest(guest: string): Promise<Result<void, string>>;
}

export interface SessionModel {
  /** What screens see. */
  shown: SessionState;
  /** The open records. Screens see a change only once the following state is known. */
  open: OpenLearner | null;
}

export const INITIAL_SESSION: SessionModel = { shown: { status: 'opening' }, open: null };

export type SessionEvent =
  | { type: 'records-opened'; open: OpenLearner }
  /** The open learner's account was linked to an e-mail. */
  | { type: 'linked'; email: string }
  | { type: 'records-closed' }
  | { type: 'signed-out' }
  /** The account and its data on this device were deleted. */
  | { type: 'deleted' };

/** The session after an event. `shown` stays the same object as long as nothing changes for screens. */
export function reduceSession(model: SessionModel, event: SessionEvent): SessionModel {
  switch (event.type) {
    case 'records-opened': {
      const { shown } = model;
      const { learner } = event.open;
      const isShown = shown.status === 'signed-in' && shown.learner === learner;
      return { shown: isShown ? shown : { status: 'signed-in', learner }, open: event.open };
    }
    case 'linked': {
      if (!model.open || model.open.learner.email === event.email) return model;
      const learner = { ...model.open.learner, email: event.email };
      return { shown: { status: 'signed-in', learner }, open: { ...model.open, learner } };
    }
    case 'records-closed':
      return { ...model, open: null };
    case 'signed-out':
      return {
        shown: model.shown.status === 'signed-out' ? model.shown : { status: 'signed-out' },
        open: null,
      };
    case 'deleted':
      return { shown: { status: 'signed-out', after: 'deletion' }, open: null };
    default:
      return unreachable(event);
  }
}

/** How the session follows the provider's or the device's state. */
type Reconciliation =
  | { type: 'switch'; account: Account }
  | { type: 'close' }
  /** The provider no longer has the guest: the records are merged into a new one. */
  | { type: 'renew-guest' }
  /** The guest's account was linked to an e-mail, in another tab or before its page was closed. */
  | { type: 'show-email'; account: Account }
  | { type: 'unchanged' };

/**
 * How the session continues. A provider without an account means a log-out only when the device store
 * confirms it, because the provider may have lost the sign-in.
 * @param isSignedOut whether, by the device store, the open learner has logged out or was replaced by another
 */
export function decideReconciliation(
  { open }: SessionModel,
  { account, isSignedOut }: { account: Account | null; isSignedOut: boolean },
): Reconciliation {
  if (account && account.uid !== open?.learner.uid) return { type: 'switch', account };
  if (!open) return { type: 'unchanged' };
  if (isSignedOut) return { type: 'close' };
  if (!account) return { type: isGuest(open.learner) ? 'renew-guest' : 'unchanged' };
  const hasNewEmail = !isGuest(account) && account.email !== open.learner.email;
  return hasNewEmail ? { type: 'show-email', account } : { type: 'unchanged' };
}

/** What a log-out does with the records: it keeps them, or deletes them if only agreed work is lost. */
export type LogOutChoice = { kind: 'delete'; agreedToLose: readonly UnsyncedRecord[] } | { kind: 'keep' };

/**
 * How a log-out of the learner `uid` continues; another learner may have signed in since it began.
 * @param account the provider's account, which another tab may have changed
 * @param unsynced the work that is only on this device now
 */
export function decideLogOut(
  open: OpenLearner,
  uid: string,
  choice: LogOutChoice,
  { account, unsynced }: { account: Account | null; unsynced: readonly UnsyncedRecord[] },
): 'sign-out' | 'ask' | 'stayed' {
  if (open.learner.uid !== uid) return 'stayed';
  if (choice.kind === 'delete' && excludeRecords(unsynced, choice.agreedToLose).length > 0) return 'ask';
  return account && account.uid !== uid ? 'stayed' : 'sign-out';
}
