import { getErrorMessage } from '../domain/error-message.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Account, Accounts, GuestSignIn, LinkFailure } from '../remote/accounts.ts';
import type { RunExclusive } from './mutex.ts';
import type { Destination, LinkAccountFailure, LinkMethod, SignInFailure } from './session.ts';
import {
  type EffectContext,
  importEntrancePlays,
  openSignedInAccount,
  showLinkedEmail,
} from './session-effects.ts';

const LEFT_BEHIND =
  'Your work as a guest could not be joined to this account yet. It is on this device, and is tried again when you come back.';

type EnterResult = Result<Destination, SignInFailure>;

/**
 * Signs in to whom the provider admits. Never rejects: a form that waits for ever can't be used again.
 * @param kind what a refusal is told as
 * @param inTurn runs a step when the session does nothing else; `ask`, which may take a learner long, comes
 *    before
 */
export async function completeSignIn(
  context: EffectContext,
  inTurn: RunExclusive,
  kind: SignInFailure['kind'],
  ask: () => Promise<Result<Account, string>>,
): Promise<EnterResult> {
  const account = await ask().catch((cause) => err(getErrorMessage(cause)));
  if (!account.ok) return err({ kind, message: account.failure });
  return orProfileFailure(async () => {
    const entered = await inTurn(() => openSignedInAccount(context, account.value));
    if (!entered.ok) return err({ kind: 'profile', message: entered.failure });
    await importEntrancePlays(context, entered.value, 'signing-in');
    return readDestination(context);
  });
}

/**
 * Gives the guest's account a way in; where that belongs to another account, the way to join that one. Never
 * rejects.
 */
export async function linkAccount(
  context: EffectContext,
  inTurn: RunExclusive,
  way: LinkMethod,
): Promise<Result<void, LinkAccountFailure>> {
  const linked = await askToLink(context.accounts, way).catch((cause) =>
    err<LinkFailure>({ kind: 'refused', message: getErrorMessage(cause) }),
  );
  if (linked.ok) {
    // The account has it, whatever becomes of that here: the provider says so at the next start.
    await inTurn(() => showLinkedEmail(context, linked.value)).catch((cause) =>
      console.error('The e-mail is not shown yet:', cause),
    );
    return ok();
  }
  const { failure } = linked;
  if (failure.kind === 'refused') return err(failure);
  const { signIn } = failure;
  const kind = way.kind === 'google' ? 'google' : 'login';
  return err({ kind: 'taken', mergeGuest: () => join(context, inTurn, kind, signIn) });
}

function askToLink(accounts: Accounts, way: LinkMethod): Promise<Result<Account, LinkFailure>> {
  return way.kind === 'google' ? accounts.linkGoogle() : accounts.linkEmail(way.email, way.password);
}

/** Signs the guest in to the account, which takes over their records; then the guest's own account goes. */
async function join(
  context: EffectContext,
  inTurn: RunExclusive,
  kind: SignInFailure['kind'],
  signIn: () => Promise<Result<GuestSignIn, string>>,
): Promise<EnterResult> {
  const entered = await signIn().catch((cause) => err(getErrorMessage(cause)));
  const asked = entered.ok ? ok(entered.value.account) : entered;
  // The provider has answered already.
  const destination = await completeSignIn(context, inTurn, kind, async () => asked);
  if (!entered.ok || !destination.ok) return destination;
  return orProfileFailure(async () => {
    const { account, deleteGuest } = entered.value;
    // Entering has adopted the guest's records; whoever is still listed could not be adopted.
    const stillToAdopt = await context.device.readGuestsToMerge(account.uid);
    if (stillToAdopt.length > 0) return err({ kind: 'profile', message: LEFT_BEHIND });
    // Nobody waits for it: the guest's account has nothing any more.
    deleteGuest();
    return destination;
  });
}

/** Where the learner's profile leads. It may be on its way from another device: then only the cloud knows. */
export async function readDestination({ model }: EffectContext): Promise<EnterResult> {
  const { open } = model();
  if (!open) return err({ kind: 'profile', message: 'Nobody is signed in.' });
  const { learner, sync } = open;
  return orProfileFailure(async () => {
    const known = await learner.store.readProfile();
    if (known?.setupComplete) return ok('app');
    // A learner who has no profile in the cloud either gets one by it, with the defaults.
    const pulled = await sync.pullOnce();
    const profile = await learner.store.readProfile();
    if (profile) return ok(profile.setupComplete ? 'app' : 'setup');
    return err({ kind: 'profile', message: pulled.ok ? 'It can’t be read back.' : pulled.failure.message });
  });
}

async function orProfileFailure(work: () => Promise<EnterResult>): Promise<EnterResult> {
  try {
    return await work();
  } catch (cause) {
    console.error('The learner could not be let in:', cause);
    return err({ kind: 'profile', message: getErrorMessage(cause) });
  }
}
