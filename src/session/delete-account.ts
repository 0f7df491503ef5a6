import { err, ok, type Result } from '../domain/result.ts';
import type { Proof } from '../remote/learner-deleter.ts';
import type { RunExclusive } from './mutex.ts';
import type { DeletionFailure } from './session.ts';
import { closeRecords, type EffectContext, openSignedInAccount } from './session-effects.ts';
import type { OpenLearner } from './session-reducer.ts';

const NOT_SIGNED_IN: DeletionFailure = {
  kind: 'refused',
  message: 'Please sign in again first. This device doesn’t know your account any more.',
};

/**
 * Deletes the learner's document, their data on the server, the account, and everything on this device, in
 * this order: a deletion can be repeated as long as the account exists. No tab syncs meanwhile, because that
 * would restore the document.
 * @param runExclusive the session's mutex; the proof comes before, because a learner may take long for it
 */
export async function deleteAccount(
  context: EffectContext,
  runExclusive: RunExclusive,
  proof: Proof,
): Promise<Result<void, DeletionFailure>> {
  const uid = context.model().open?.learner.uid;
  if (uid === undefined || context.accounts.getCurrentAccount()?.uid !== uid) return err(NOT_SIGNED_IN);
  const proved = await context.deleter.reauthenticate(proof);
  return proved.ok ? runExclusive(() => deleteLearner(context, uid)) : proved;
}

async function deleteLearner(context: EffectContext, uid: string): Promise<Result<void, DeletionFailure>> {
  const { open } = context.model();
  if (open?.learner.uid !== uid) return err(NOT_SIGNED_IN);
  const deleted = await open.runWithoutSync(() => deleteRemoteData(context, open));
  if (!deleted.ok) {
    console.error('The account was not deleted:', deleted.failure);
    return err({ kind: 'interrupted' });
  }
  await deleteLocalData(context, uid);
  return ok();
}

async function deleteRemoteData(
  { device, deleter }: EffectContext,
  { learner: { uid, email } }: OpenLearner,
): Promise<Result<void, string>> {
  const records = await deleter.deleteRecords(uid);
  if (!records.ok) return records;
  // Marked first, so that every tab treats it as a log-out, and the next start can finish it.
  await device.markAccountDeletionPending(uid);
  const account = await deleter.deleteAccount(uid);
  // Removes the mark.
  if (!account.ok) await device.rememberLearner({ uid, email });
  return account;
}

async function deleteLocalData(context: EffectContext, uid: string): Promise<void> {
  await closeRecords(context);
  // Removes the mark of the deletion last, so that the next start repeats what failed.
  await context
    .deleteLocalData(uid)
    .catch((cause) => console.error('Deleting the data on this device failed:', cause));
  context.dispatch({ type: 'deleted' });
}

/** Finishes a deletion that was interrupted; does nothing to an account that still exists. */
export async function finishAccountDeletion(context: EffectContext): Promise<void> {
  const uid = await context.device.readPendingAccountDeletion();
  if (uid === null) return;
  const account = await context.accounts.waitForAccount();
  // Opening the account stores it as signed in, which removes the mark.
  if (account?.uid === uid) await openSignedInAccount(context, account);
  else await deleteLocalData(context, uid);
}
