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

export interface SessionParts {
  accounts: Accounts;
  credentials: AccountCredentials;
  device: DeviceStore;
  localStorageEntries: LocalStorageEntries;
  /** What pages had no time to save, kept for this tab beside the records. */
  tabEntries: Pick<TabEntries, 'deleteEntries'>;
  /** Opens the records of an account on this device; a failure is a message for the learner. */
  openLearner(account: Account): Promise<Result<OpenLearner, string>>;
  /** The records of somebody who is not signed in. */
  getDeviceRecords(uid: string): DeviceRecords;
  /**
   * Makes the learner's what was played at the entrance in this tab before: a visitor's game is theirs who
   * signs in next, any other only its own player's.
   */
  importEntrancePlays(learner: Learner, arrival: SessionOrigin): Promise<void>;
  deleter: LearnerDeleter;
  /** Takes away everything that this device has of a learner whose records are closed. */
  deleteLocalData(uid: string): Promise<void>;
}

/** How a learner comes in: by signing in at this moment, or found signed in as the page starts. */
export type SessionOrigin = 'signing-in' | 'found-signed-in';

/** What an effect works on: the parts, the session as it is, and the way to change it. */
export interface EffectContext extends SessionParts {
  model(): SessionModel;
  dispatch(event: SessionEvent): void;
}

/** Screens go on showing the learner until an event says what follows. */
export async function closeRecords({ model, dispatch }: EffectContext): Promise<void> {
  const { open } = model();
  dispatch({ type: 'records-closed' });
  await open?.stop();
  open?.close();
}

/** Opens the account's records, unless they are open, and shows its learner. */
async function openRecords(context: EffectContext, account: Account): Promise<Result<Learner, string>> {
  const { open } = context.model();
  const isOpen = open?.learner.uid === account.uid;
  if (!isOpen) await closeRecords(context);
  const opened = isOpen ? ok(open) : await context.openLearner(account);
  if (!opened.ok) {
    context.dispatch({ type: 'signed-out' });
    return opened;
  }
  // New records, and a sign-in that no log-out has ended: the browser had removed those of before.
  const { store } = opened.value.learner;
  if (!isOpen && store.isNew && context.localStorageEntries.wasSignedIn(account.uid))
    await store.markEvicted();
  context.localStorageEntries.saveAccount(account);
  opened.value.sync.requestDrain();
  context.dispatch({ type: 'records-opened', open: opened.value });
  return ok(opened.value.learner);
}

/**
 * Opens the records of somebody who has signed in. The device remembers them from now on: that takes back an
 * earlier log-out. A guest who was here until now has signed in to this account, which takes over what is
 * theirs.
 */
export async function openSignedInAccount(
  context: EffectContext,
  account: Account,
): Promise<Result<Learner, string>> {
  const opened = await openRecords(context, account);
  // Opening takes time, in which another tab may have logged out: the turn in which this tab follows that
  // closes them.
  if (!opened.ok || context.accounts.getCurrentAccount()?.uid !== account.uid) return opened;
  await context.device.rememberLearner({ uid: account.uid, email: account.email });
  await mergePendingGuests(context);
  return opened;
}

/**
 * Lets the open account take over the records of guests that the device notes as its own. Where that fails it
 * stays on this device, for this account alone, until the next time; what was taken over already does no harm
 * then.
 */
async function mergePendingGuests({ model, device }: EffectContext): Promise<void> {
  const { open } = model();
  const guests = open ? await device.readGuestsToMerge(open.learner.uid) : [];
  for (const guest of guests) {
    const adopted = await open?.mergeGuest(guest);
    if (adopted?.ok) await device.markGuestMerged(guest);
    else console.error('The guest’s records stay for now:', adopted?.failure);
  }
}

/** Shows the e-mail that the open account has got, and writes it into its profile. */
export async function showLinkedEmail(context: EffectContext, { uid, email }: Account): Promise<void> {
  const { open } = context.model();
  if (open?.learner.uid !== uid) return;
  const saved = await open.learner.store.saveEmail(email);
  if (!saved.ok) console.error('The e-mail is not in the profile:', saved.failure);
  context.dispatch({ type: 'linked', email });
  // Another tab may have logged out since: then the device notes no e-mail, and nothing here takes that
  // log-out back.
  const isStillTheirs = await context.device.saveEmail({ uid, email });
  if (isStillTheirs) context.localStorageEntries.saveAccount({ uid, email });
}

/**
 * The provider no longer has this guest: a new one signs in and, as the heir, takes the records over. Without
 * a connection there is none; the records are there all the same, and the next start tries again.
 */
async function renewGuest(context: EffectContext): Promise<void> {
  const renewed = await context.accounts.signInAsGuest();
  if (renewed.ok) await enterAndLog(context, renewed.value);
}

async function enterAndLog(context: EffectContext, account: Account): Promise<void> {
  const entered = await openSignedInAccount(context, account);
  if (!entered.ok) console.error('The learner’s records can’t be opened:', entered.failure);
}

/** Follows what the provider, or another tab through it, says now about who is signed in. */
export async function reconcileWithProvider(context: EffectContext): Promise<void> {
  const account = context.accounts.getCurrentAccount();
  return account ? reconcileSession(context, { account, isGone: false }) : reconcileWithDevice(context);
}

/**
 * Follows what this device says where the provider has nobody, or another tab has logged out: the provider
 * may not have told this tab of that yet, nor of who signed in since.
 */
export async function reconcileWithDevice(context: EffectContext): Promise<void> {
  const standing = await context.device.readSessionStatus(context.model().open?.learner.uid ?? null);
  // Where another learner came after this one, or after nobody (`replaced`), the provider's account is whom
  // to switch to.
  const account = standing === 'logged-out' ? null : context.accounts.getCurrentAccount();
  return reconcileSession(context, { account, isGone: standing !== 'signed-in' });
}

async function reconcileSession(
  context: EffectContext,
  { account, isGone }: { account: Account | null; isGone: boolean },
): Promise<void> {
  const verdict = decideReconciliation(context.model(), { account, isGone });
  switch (verdict.type) {
    case 'unchanged':
      // On the device's word alone nobody takes anything over.
      if (account) await mergePendingGuests(context);
      return context.model().open?.sync.requestDrain();
    case 'show-email':
      return showLinkedEmail(context, verdict.account);
    case 'renew-guest':
      return renewGuest(context);
    case 'close':
      await closeRecords(context);
      return context.dispatch({ type: 'signed-out' });
    case 'switch':
      return enterAndLog(context, verdict.account);
    default:
      return unreachable(verdict);
  }
}

/**
 * Shows the last learner, whatever the network does, else whom the provider knows. Rejects with a message for
 * the learner when the records don't open.
 * @returns on whose word: after this device's, the provider's is yet to be followed
 */
export async function startSession(context: EffectContext): Promise<'device' | 'provider'> {
  const last = await context.device.readLastLearner();
  // The device keeps no name; only a profile that is yet to be made would take it.
  const account = last ? { ...last, displayName: '' } : await accountUnlessLoggedOut(context);
  if (!account) {
    context.dispatch({ type: 'signed-out' });
    return 'provider';
  }
  // Who is remembered needs no more than that; what else entering does, following the provider makes up for.
  const opened = await (last ? openRecords(context, account) : openSignedInAccount(context, account));
  if (!opened.ok) throw new Error(opened.failure);
  await importEntrancePlays(context, opened.value, 'found-signed-in');
  return last ? 'device' : 'provider';
}

/** Nobody is kept out for want of a game from the entrance. */
export async function importEntrancePlays(
  context: EffectContext,
  learner: Learner,
  arrival: SessionOrigin,
): Promise<void> {
  try {
    await context.importEntrancePlays(learner, arrival);
  } catch (cause) {
    console.error('What was played at the entrance stays in this tab:', cause);
  }
}

/** The provider's account, unless the learner logged out and the page died before the provider knew. */
async function accountUnlessLoggedOut({ accounts, device }: EffectContext): Promise<Account | null> {
  const account = await accounts.waitForAccount();
  if (!account || !(await device.isLoggedOut())) return account;
  await accounts.signOut();
  return null;
}
