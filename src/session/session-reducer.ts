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
   * From now on no tab writes any more; `false`, and nothing happens, where more is only here than was
   * agreed.
   */
  sealRecords(agreedToLose: readonly UnsyncedRecord[]): Promise<boolean>;
  /** Does `work` while no tab of this device syncs these records. */
  runWithoutSync<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Ends what sends and writes by itself. */
  stop(): Promise<void>;
  close(): void;
  /** Deletes the closed records from this device. */
  deleteRecords(): Promise<void>;
  /** Takes over what a guest left on this device, whose records go then; a failure is for the log. */
  mergeGuest(guest: string): Promise<Result<void, string>>;
}

export interface SessionModel {
  /** What screens see. */
  shown: SessionState;
  /** The records that are open. Screens hear of a change only when it is known what follows. */
  open: OpenLearner | null;
}

export const INITIAL_SESSION: SessionModel = { shown: { status: 'opening' }, open: null };

export type SessionEvent =
  | { type: 'records-opened'; open: OpenLearner }
  /** The learner whose records are open has got an e-mail. */
  | { type: 'linked'; email: string }
  | { type: 'records-closed' }
  | { type: 'signed-out' }
  /** The account is gone, and so is all that was here of it. */
  | { type: 'deleted' };

/** One step of the session. Screens are shown the same state object as long as nothing changes for them. */
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

/** What follows from the provider's word on who is signed in. */
type Reconciliation =
  | { type: 'switch'; account: Account }
  | { type: 'close' }
  /** The provider has removed the guest, or lost them: the records go on under a new guest. */
  | { type: 'renew-guest' }
  /** The guest's account has got an e-mail, in another tab or before its page died. */
  | { type: 'show-email'; account: Account }
  /** Nothing has changed that this device knows of. */
  | { type: 'unchanged' };

/**
 * Nobody at the provider is a log-out only when this device says so: it may merely have forgotten the
 * learner.
 * @param isGone whether the device is no longer the learner's whose records are open
 */
export function decideReconciliation(
  { open }: SessionModel,
  { account, isGone }: { account: Account | null; isGone: boolean },
): Reconciliation {
  if (account && account.uid !== open?.learner.uid) return { type: 'switch', account: account };
  if (!open) return { type: 'unchanged' };
  if (isGone) return { type: 'close' };
  if (!account) return { type: isGuest(open.learner) ? 'renew-guest' : 'unchanged' };
  const hasNewEmail = !isGuest(account) && account.email !== open.learner.email;
  return hasNewEmail ? { type: 'show-email', account: account } : { type: 'unchanged' };
}

/**
 * What a log-out may delete of the work that is only on this device: what the learner agreed to lose, or
 * nothing.
 */
export type LogOutChoice = { kind: 'delete'; agreedToLose: readonly UnsyncedRecord[] } | { kind: 'keep' };

/**
 * What becomes of a log-out of the learner `uid`, whom the device may have exchanged for another since it
 * began.
 * @param account whom the provider has; another tab may have signed somebody else in
 * @param onlyHere what is only on this device now
 */
export function decideLogOut(
  open: OpenLearner,
  uid: string,
  choice: LogOutChoice,
  { account, onlyHere }: { account: Account | null; onlyHere: readonly UnsyncedRecord[] },
): 'sign-out' | 'ask' | 'stayed' {
  if (open.learner.uid !== uid) return 'stayed';
  if (choice.kind === 'delete' && excludeRecords(onlyHere, choice.agreedToLose).length > 0) return 'ask';
  return account && account.uid !== uid ? 'stayed' : 'sign-out';
}
