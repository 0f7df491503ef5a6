import { mergeData } from '../data/data-file/merge-data.ts';
import type { RecordDeletion } from '../data/device/device-store.ts';
import { prepareGuestData } from '../data/guest-merge.ts';
import type { LearnerDatabase, OpenFailure } from '../data/learner/open-learner-store.ts';
import { getErrorMessage } from '../domain/error-message.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Account } from '../remote/accounts.ts';
import { mergeStates } from '../sync/merge/merge.ts';

/** How the records of a learner are reached who is not signed in. */
export interface DeviceRecords {
  exists(): Promise<boolean>;
  open(): Promise<Result<LearnerDatabase, OpenFailure>>;
  delete(): Promise<void>;
}

/**
 * Gives an account all that a guest has on this device, by the rules of sync, and what is under way with it;
 * then the guest's records go. Once more, after a page died in the middle, it changes nothing. Never rejects.
 * @param guest the guest's uid
 */
export async function mergeGuestInto(
  guest: string,
  records: DeviceRecords,
  { uid, email }: Pick<Account, 'uid' | 'email'>,
  into: LearnerDatabase,
): Promise<Result<void, string>> {
  try {
    if (!(await records.exists())) return ok();
    const opened = await records.open();
    if (!opened.ok) return err(opened.failure.kind);
    const leavings = await opened.value.sealAndRead().finally(opened.value.close);
    // `prepareGuestData` makes the guest's profile and course older than any, so that the account's hold, and
    // names their counters apart, so that both count. The guest's seal goes with the next opening, if this
    // fails.
    const adopted = await into.mergeGuest(leavings, (accounts, guests) =>
      mergeData(accounts, prepareGuestData(guests, guest), { merge: mergeStates, account: { uid, email } }),
    );
    if (!adopted.ok) return err(adopted.failure.kind);
    await records.delete();
    return ok();
  } catch (cause) {
    return err(getErrorMessage(cause));
  }
}

/**
 * Deletes the records that a log-out was to delete, unless more is only in them by now, or they are others.
 */
export async function deleteLoggedOutRecords(
  { recordsId, known: agreedToLose }: RecordDeletion,
  records: DeviceRecords,
): Promise<void> {
  if (!(await records.exists())) return;
  const opened = await records.open();
  if (!opened.ok) throw new Error(opened.failure.kind);
  const { isNew, recordsId: openedId, sealRecords, close } = opened.value;
  // Another tab may have deleted them just before: then these are empty.
  const mayErase = await Promise.resolve(
    isNew || (openedId === recordsId && sealRecords(agreedToLose)),
  ).finally(close);
  if (mayErase) await records.delete();
}
