import { err, ok, type Result } from '../domain/result.ts';
import type { Proof } from '../remote/learner-deleter.ts';
import type { RunExclusive } from './mutex.ts';
import type { DeletionFailure } from './session.ts';
import { closeRecords, type EffectContext, openSignedInAccount } from './session-effects.ts';
import type { OpenLearner } from './session-reducer.ts';

const NOT_SIGNED_IN: DeletionFailure = {
  kind: 'refused',
  message: 'Sign in again first: this device does not know your account any more.',
};

/**
 * Deletes the learner everywhere: the document, what the server keeps, the account, and all that this device
 * has. The account goes last but for this device: as long as it stands, everything else can be tried again.
 * No tab syncs meanwhile, or it would bring the document back.
 * @param inTurn runs the deletion when the session does nothing else; the proof, which may take a learner
 *    long, comes before
 */
export async function deleteAccount(
  context: EffectContext,
  inTurn: RunExclusive,
  proof: Proof,
): Promise<Result<void, DeletionFailure>> {
  const uid = context.model().open?.learner.uid;
  if (uid === undefined || context.accounts.getCurrentAccount()?.uid !== uid) return err(NOT_SIGNED_IN);
  const proved = await context.deleter.reauthenticate(proof);
  return proved.ok ? inTurn(() => removeLearner(context, uid)) : proved;
}

async function removeLearner(context: EffectContext, uid: string): Promise<Result<void, DeletionFailure>> {
  const { open } = context.model();
  if (open?.learner.uid !== uid) return err(NOT_SIGNED_IN);
  const removed = await open.runWithoutSync(() => removeEverywhere(context, open));
  if (!removed.ok) {
    console.error('The account was not deleted:', removed.failure);
    return err({ kind: 'interrupted' });
  }
  await removeHere(context, uid);
  return ok();
}

async function removeEverywhere(
  { device, deleter }: EffectContext,
  { learner: { uid, email } }: OpenLearner,
): Promise<Result<void, string>> {
  const records = await deleter.deleteRecords(uid);
  if (!records.ok) return records;
  // Before the account goes: then every tab takes it for a log-out, and a page that dies knows what is left
  // to do.
  await device.markAccountDeletionPending(uid);
  const account = await deleter.deleteAccount(uid);
  // Takes the mark back.
  if (!account.ok) await device.rememberLearner({ uid, email });
  return account;
}

async function removeHere(context: EffectContext, uid: string): Promise<void> {
  await closeRecords(context);
  // Takes the mark of the deletion last: what fails before it is tried again at the next start.
  await context
    .deleteLocalData(uid)
    .catch((cause) => console.error('Something is left on this device:', cause));
  context.dispatch({ type: 'deleted' });
}

/**
 * Finishes what a page that died in the middle of a deletion left to do; an account that stands after all is
 * let be.
 */
export async function finishAccountDeletion(context: EffectContext): Promise<void> {
  const uid = await context.device.readPendingAccountDeletion();
  if (uid === null) return;
  const account = await context.accounts.waitForAccount();
  // Who is entered is remembered, which takes the mark of the deletion back.
  if (account?.uid === uid) await openSignedInAccount(context, account);
  else await removeHere(context, uid);
}
