import { getErrorMessage } from '../domain/error-message.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Account, Accounts, GuestSignIn, LinkFailure } from '../remote/accounts.ts';
import type { RunExclusive } from './mutex.ts';
import type { Destination, LinkAccountFailure, LinkMethod, SignInFailure } from './session.ts';
import {
  applyLinkedEmail,
  type EffectContext,
  openSignedInAccount,
  tryImportingLandingPagePlays,
} from './session-effects.ts';

const NOT_MERGED_MESSAGE =
  'We couldn’t add your guest work yet. It’s safe on this device. We’ll try again next time.';

type DestinationResult = Result<Destination, SignInFailure>;

/**
 * Signs in at the provider and opens the account's records. Never rejects, so that the form can be used
 * again.
 * @param kind the kind of a failure at the provider
 * @param runExclusive the session's mutex; `signIn` runs before, because a learner may take long for it
 */
export async function completeSignIn(
  context: EffectContext,
  runExclusive: RunExclusive,
  kind: SignInFailure['kind'],
  signIn: () => Promise<Result<Account, string>>,
): Promise<DestinationResult> {
  const account = await signIn().catch((cause) => err(getErrorMessage(cause)));
  if (!account.ok) return err({ kind, message: account.failure });
  return catchProfileFailure(async () => {
    const entered = await runExclusive(() => openSignedInAccount(context, account.value));
    if (!entered.ok) return err({ kind: 'profile', message: entered.failure });
    await tryImportingLandingPagePlays(context, entered.value, 'signing-in');
    return readDestination(context);
  });
}

/** Links a sign-in method to the guest's account; one of another account fails as `taken`. Never rejects. */
export async function linkAccount(
  context: EffectContext,
  runExclusive: RunExclusive,
  method: LinkMethod,
): Promise<Result<void, LinkAccountFailure>> {
  const linked = await linkAtProvider(context.accounts, method).catch((cause) =>
    err<LinkFailure>({ kind: 'refused', message: getErrorMessage(cause) }),
  );
  if (linked.ok) {
    // The account is linked even if this fails: the next start gets the e-mail from the provider.
    await runExclusive(() => applyLinkedEmail(context, linked.value)).catch((cause) =>
      console.error('Showing the e-mail failed:', cause),
    );
    return ok();
  }
  const { failure } = linked;
  if (failure.kind === 'refused') return err(failure);
  const { signIn } = failure;
  const kind = method.kind === 'google' ? 'google' : 'login';
  return err({ kind: 'taken', mergeGuest: () => mergeGuest(context, runExclusive, kind, signIn) });
}

function linkAtProvider(accounts: Accounts, method: LinkMethod): Promise<Result<Account, LinkFailure>> {
  return method.kind === 'google' ? accounts.linkGoogle() : accounts.linkEmail(method.email, method.password);
}

/** Signs in to the account, merges the guest's records into it, and deletes the guest's account. */
async function mergeGuest(
  context: EffectContext,
  runExclusive: RunExclusive,
  kind: SignInFailure['kind'],
  signIn: () => Promise<Result<GuestSignIn, string>>,
): Promise<DestinationResult> {
  const signedIn = await signIn().catch((cause) => err(getErrorMessage(cause)));
  const account = signedIn.ok ? ok(signedIn.value.account) : signedIn;
  const destination = await completeSignIn(context, runExclusive, kind, async () => account);
  if (!signedIn.ok || !destination.ok) return destination;
  return catchProfileFailure(async () => {
    const { account, deleteGuest } = signedIn.value;
    // The sign-in merges the guest's records; a guest who is still listed could not be merged.
    const unmergedGuests = await context.device.readGuestsToMerge(account.uid);
    if (unmergedGuests.length > 0) return err({ kind: 'profile', message: NOT_MERGED_MESSAGE });
    // Not awaited: the guest's account is empty.
    deleteGuest();
    return destination;
  });
}

/** Where the learner should go, by the profile on this device or in the cloud. */
export async function readDestination({ model }: EffectContext): Promise<DestinationResult> {
  const { open } = model();
  if (!open) return err({ kind: 'profile', message: 'You’re not signed in.' });
  const { learner, sync } = open;
  return catchProfileFailure(async () => {
    const deviceProfile = await learner.store.readProfile();
    if (deviceProfile?.setupComplete) return ok('app');
    // Without a profile in the cloud, this creates one with the defaults.
    const pulled = await sync.pullOnce();
    const profile = await learner.store.readProfile();
    if (profile) return ok(profile.setupComplete ? 'app' : 'setup');
    return err({ kind: 'profile', message: pulled.ok ? 'We couldn’t read it.' : pulled.failure.message });
  });
}

async function catchProfileFailure(work: () => Promise<DestinationResult>): Promise<DestinationResult> {
  try {
    return await work();
  } catch (cause) {
    console.error('The sign-in failed:', cause);
    return err({ kind: 'profile', message: getErrorMessage(cause) });
  }
}
