import { mergeData } from '../data/data-file/merge-data.ts';
import type { RecordDeletion } from '../data/device/device-store.ts';
import { prepareGuestData } from '../data/guest-merge.ts';
import type { LearnerDatabase, OpenFailure } from '../data/learner/open-learner-store.ts';
import { getErrorMessage } from '../domain/error-message.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Account } from '../remote/accounts.ts';
import { mergeStates } from '../sync/merge/merge-states.ts';

/** Access to the records of a learner who is not signed in. */
export interface DeviceRecords {
  exists(): Promise<boolean>;
  open(): Promise<Result<LearnerDatabase, OpenFailure>>;
  delete(): Promise<void>;
}

/**
 * Merges a guest's records on this device into those of an account, then deletes them. Repeating an
 * interrupted merge is harmless. Never rejects.
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
    const guestRecords = await opened.value.sealAndRead().finally(opened.value.close);
    // If the merge fails, the next opening removes the guest's seal.
    const merged = await into.mergeGuest(guestRecords, (accountData, guestData) =>
      mergeData(accountData, prepareGuestData(guestData, guest), {
        merge: mergeStates,
        account: { uid, email },
      }),
    );
    if (!merged.ok) return err(merged.failure.kind);
    await records.delete();
    return ok();
  } catch (cause) {
    return err(getErrorMessage(cause));
  }
}

/**
 * Deletes the records of an interrupted log-out, unless they have been replaced, or have newer unsynced work.
 */
export async function deleteLoggedOutRecords(
  { recordsId, known: agreedToLose }: RecordDeletion,
  records: DeviceRecords,
): Promise<void> {
  if (!(await records.exists())) return;
  const opened = await records.open();
  if (!opened.ok) throw new Error(opened.failure.kind);
  const { isNew, recordsId: openedId, sealRecords, close } = opened.value;
  // Another tab may have deleted them; then opening has created empty ones.
  const mayDelete = await Promise.resolve(
    isNew || (openedId === recordsId && sealRecords(agreedToLose)),
  ).finally(close);
  if (mayDelete) await records.delete();
}
