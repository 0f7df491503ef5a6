import type { DeviceStore } from '../data/device/device-store.ts';
import type { TabEntries } from '../data/device/tab-entries.ts';
import { ok, type Result, unreachable } from '../domain/result.ts';
import type { AccountCredentials } from '../remote/account-credentials.ts';
import type { Account, Accounts } from '../remote/accounts.ts';
import type { LearnerDeleter } from '../remote/learner-deleter.ts';
import type { DeviceRecords } from './device-records.ts';
import type { LocalStorageEntries } from './local-storage-entries.ts';
import type { Learner } from './session.ts';
import {
  decideReconciliation,
  type OpenLearner,
  type SessionEvent,
  type SessionModel,
} from './session-reducer.ts';

export interface SessionDependencies {
  accounts: Accounts;
  credentials: AccountCredentials;
  device: DeviceStore;
  localStorageEntries: LocalStorageEntries;
  /** The tab's data that closing pages could not save in the records. */
  tabEntries: Pick<TabEntries, 'deleteEntries'>;
  /** Opens the records of an account on this device; a failure is a message for the learner. */
  openLearner(account: Account): Promise<Result<OpenLearner, string>>;
  /** The records of a learner who is not signed in. */
  getDeviceRecords(uid: string): DeviceRecords;
  /**
   * Imports what was played on the landing page in this tab: a visitor's game goes to the next learner who
   * signs in, any other only to its player.
   */
  importLandingPagePlays(learner: Learner, origin: SessionOrigin): Promise<void>;
  deleter: LearnerDeleter;
  /** Deletes everything that this device has of a learner, after the records were closed. */
  deleteLocalData(uid: string): Promise<void>;
}

/** Whether the learner has just signed in, or was signed in when the page started. */
export type SessionOrigin = 'signing-in' | 'found-signed-in';

/** What an effect uses: the parts, the session's model, and its events. */
export interface EffectContext extends SessionDependencies {
  model(): SessionModel;
  dispatch(event: SessionEvent): void;
}

/** Closes the records; screens still show the learner until the next event. */
export async function closeRecords({ model, dispatch }: EffectContext): Promise<void> {
  const { open } = model();
  dispatch({ type: 'records-closed' });
  // Sync first, because it uses the database.
  await open?.stop();
  open?.close();
}

/** Opens the account's records, unless they are open, and shows the learner. */
async function openRecords(context: EffectContext, account: Account): Promise<Result<Learner, string>> {
  const { open } = context.model();
  const isOpen = open?.learner.uid === account.uid;
  if (!isOpen) await closeRecords(context);
  const opened = isOpen ? ok(open) : await context.openLearner(account);
  if (!opened.ok) {
    context.dispatch({ type: 'signed-out' });
    return opened;
  }
  // New records without a log-out before mean that the browser had evicted the old ones.
  const { store } = opened.value.learner;
  if (!isOpen && store.isNew && context.localStorageEntries.wasSignedIn(account.uid))
    await store.markStorageEvicted();
  context.localStorageEntries.saveAccount(account);
  opened.value.sync.requestDrain();
  context.dispatch({ type: 'records-opened', open: opened.value });
  return ok(opened.value.learner);
}

/**
 * Opens the records of a learner who has signed in, and stores them as signed in, which reverts an earlier
 * log-out. Records of a guest who was signed in until now are merged into theirs.
 */
export async function openSignedInAccount(
  context: EffectContext,
  account: Account,
): Promise<Result<Learner, string>> {
  const opened = await openRecords(context, account);
  // If another tab has logged out meanwhile, this tab's next reconciliation closes the records.
  if (!opened.ok || context.accounts.getCurrentAccount()?.uid !== account.uid) return opened;
  await context.device.rememberLearner({ uid: account.uid, email: account.email });
  await mergePendingGuests(context);
  return opened;
}

/**
 * Merges the records of pending guests into those of the open account. A failed merge stays pending for this
 * account, and repeating one that was partly done is harmless.
 */
async function mergePendingGuests({ model, device }: EffectContext): Promise<void> {
  const { open } = model();
  const guests = open ? await device.readGuestsToMerge(open.learner.uid) : [];
  for (const guest of guests) {
    const merged = await open?.mergeGuest(guest);
    if (merged?.ok) await device.markGuestMerged(guest);
    else console.error('Merging the guest’s records failed:', merged?.failure);
  }
}

/** Shows the e-mail that was linked to the open account, and saves it in the profile and on the device. */
export async function applyLinkedEmail(context: EffectContext, { uid, email }: Account): Promise<void> {
  const { open } = context.model();
  if (open?.learner.uid !== uid) return;
  const saved = await open.learner.store.saveEmail(email);
  if (!saved.ok) console.error('Saving the e-mail in the profile failed:', saved.failure);
  context.dispatch({ type: 'linked', email });
  // If another tab has logged out meanwhile, the device store saves nothing, and the log-out stays.
  const isSignedIn = await context.device.saveEmail({ uid, email });
  if (isSignedIn) context.localStorageEntries.saveAccount({ uid, email });
}

/**
 * The provider no longer has this guest: signs in as a new guest, who gets the records. Without a
 * connection the old guest stays, and the next start tries again.
 */
async function renewGuest(context: EffectContext): Promise<void> {
  const renewed = await context.accounts.signInAsGuest();
  if (renewed.ok) await openOrLogFailure(context, renewed.value);
}

async function openOrLogFailure(context: EffectContext, account: Account): Promise<void> {
  const opened = await openSignedInAccount(context, account);
  if (!opened.ok) console.error('Opening the learner’s records failed:', opened.failure);
}

/** Reconciles the session with the provider's current account, which another tab may have changed. */
export async function reconcileWithProvider(context: EffectContext): Promise<void> {
  const account = context.accounts.getCurrentAccount();
  return account ? reconcileSession(context, { account, isSignedOut: false }) : reconcileWithDevice(context);
}

/**
 * Reconciles the session with the device store, where the provider has no account or another tab has logged
 * out: the provider's state in this tab may be out of date.
 */
export async function reconcileWithDevice(context: EffectContext): Promise<void> {
  const sessionStatus = await context.device.readSessionStatus(context.model().open?.learner.uid ?? null);
  // With `replaced`, the provider's account is the one to switch to.
  const account = sessionStatus === 'logged-out' ? null : context.accounts.getCurrentAccount();
  return reconcileSession(context, { account, isSignedOut: sessionStatus !== 'signed-in' });
}

async function reconcileSession(
  context: EffectContext,
  { account, isSignedOut }: { account: Account | null; isSignedOut: boolean },
): Promise<void> {
  const decision = decideReconciliation(context.model(), { account, isSignedOut });
  switch (decision.type) {
    case 'unchanged':
      // Guests are merged only when the provider confirms the account.
      if (account) await mergePendingGuests(context);
      return context.model().open?.sync.requestDrain();
    case 'show-email':
      return applyLinkedEmail(context, decision.account);
    case 'renew-guest':
      return renewGuest(context);
    case 'close':
      await closeRecords(context);
      return context.dispatch({ type: 'signed-out' });
    case 'switch':
      return openOrLogFailure(context, decision.account);
    default:
      return unreachable(decision);
  }
}

/**
 * Opens the last learner, without the network, or else the provider's account. Rejects with a message for the
 * learner when the records can't be opened.
 * @returns where the session comes from; after `device`, it still has to be reconciled with the provider
 */
export async function startSession(context: EffectContext): Promise<'device' | 'provider'> {
  const last = await context.device.readLastLearner();
  // The name, which only a new profile would use, is not stored on the device.
  const account = last ? { ...last, displayName: '' } : await accountUnlessLoggedOut(context);
  if (!account) {
    context.dispatch({ type: 'signed-out' });
    return 'provider';
  }
  // For the last learner, the later reconciliation with the provider does the rest of `openSignedInAccount`.
  const opened = await (last ? openRecords(context, account) : openSignedInAccount(context, account));
  if (!opened.ok) throw new Error(opened.failure);
  await tryImportingLandingPagePlays(context, opened.value, 'found-signed-in');
  return last ? 'device' : 'provider';
}

/**
 * Gives the learner what they played on the landing page. A failure is logged, and does not prevent the
 * sign-in.
 */
export async function tryImportingLandingPagePlays(
  context: EffectContext,
  learner: Learner,
  origin: SessionOrigin,
): Promise<void> {
  try {
    await context.importLandingPagePlays(learner, origin);
  } catch (cause) {
    console.error('Importing the plays of the landing page failed:', cause);
  }
}

/** The provider's account, unless a log-out was interrupted before it reached the provider. */
async function accountUnlessLoggedOut({ accounts, device }: EffectContext): Promise<Account | null> {
  const account = await accounts.waitForAccount();
  if (!account || !(await device.isLoggedOut())) return account;
  await accounts.signOut();
  return null;
}
