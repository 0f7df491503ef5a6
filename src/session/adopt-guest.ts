import { joinData } from '../data/data-file/join-data.ts';
import { asAnothersData } from '../data/guest/guest-data.ts';
import type { LearnerDatabase, OpenFailure } from '../data/learner/open-learner-store.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Account } from '../remote/accounts.ts';
import { mergeStates } from '../sync/merge/merge.ts';

/** How the records of a guest on this device are reached. */
export interface GuestRecords {
  exist(): Promise<boolean>;
  open(): Promise<Result<LearnerDatabase, OpenFailure>>;
  erase(): Promise<void>;
}

/**
 * Gives an account all that a guest has on this device, by the rules of sync, and what is under way with it; then the
 * guest's records go. Once more, after a page died in the middle, it changes nothing.
 * @param guest the guest's uid
 */
export async function adoptGuestRecords(
  guest: string,
  records: GuestRecords,
  { uid, email }: Pick<Account, 'uid' | 'email'>,
  into: LearnerDatabase,
): Promise<Result<void, string>> {
  if (!(await records.exist())) return ok();
  const opened = await records.open();
  if (!opened.ok) return err(opened.failure.kind);
  const leavings = await opened.value.leave().finally(opened.value.close);
  const adopted = await into.adopt(leavings, (here, data) =>
    joinData(here, asAnothersData(data, guest), { merge: mergeStates, account: { uid, email } }),
  );
  if (!adopted.ok) return err(adopted.failure.kind);
  await records.erase();
  return ok();
}
