import { redirect } from '@tanstack/react-router';
import { isGuest } from '../remote/accounts.ts';
import type { Learner, Session, SignInFailure } from '../session/session.ts';
import { parseAddressAfterSetup, parseReturnAddress } from './return-address.ts';

/* The guards of the routes: who may open which screen, and where others are redirected. */

export interface RouterContext {
  /** Loads accounts, records and sync at the first call; pages without a login never call it. */
  loadSession: () => Promise<Session>;
}

export interface SignInContext {
  session: Session;
  /** Why a signed-in learner can't continue yet. */
  failure?: SignInFailure;
}

/**
 * Redirects visitors who are not signed in to the form, and back afterwards (specification, sections 2 and
 * 6).
 */
export async function requireLearner(context: RouterContext, address: string) {
  const session = await context.loadSession();
  const settled = await session.waitUntilReady();
  if (settled.status === 'signed-out') throw toSignIn(address);
  return { session, learner: settled.learner };
}

/** Redirects to set-up while the profile is not finished, and back afterwards. */
export async function requireSetup(session: Session, address: string): Promise<void> {
  const destination = await session.readDestination();
  // The form shows the error and offers a retry. Set-up would overwrite a profile that could not be read.
  if (!destination.ok) throw toSignIn(address);
  if (destination.value === 'setup') throw toSetup(address);
}

/**
 * Redirects to set-up if the profile is known to be unfinished. Pages of stored records open even if no
 * profile could be read, because they tell what is missing.
 */
export async function requireSetupIfKnown(session: Session, address: string): Promise<void> {
  const destination = await session.readDestination();
  if (destination.ok && destination.value === 'setup') throw toSetup(address);
}

/**
 * Redirects to the address `from`, or else to the hub, once the profile is finished, unless settings opened
 * set-up to `change` it.
 */
export async function requireUnfinishedSetup(
  session: Session,
  { change, from }: { change?: true | undefined; from?: string | undefined },
): Promise<void> {
  const destination = await session.readDestination();
  if (!destination.ok) throw toSignIn('/setup');
  if (destination.value === 'app' && !change) throw redirect({ href: from ?? '/app', replace: true });
}

interface SignInAddress {
  from?: string | undefined;
  again?: true | undefined;
  invitation?: string | undefined;
}

/**
 * Redirects signed-in visitors away from the sign-in form, unless they have to sign in `again`. A guest with
 * an invitation goes on to where it is used.
 */
export async function redirectSignedIn(
  context: RouterContext,
  search: SignInAddress,
): Promise<SignInContext> {
  const session = await context.loadSession();
  const settled = await session.waitUntilReady();
  if (settled.status === 'signed-out' || search.again) return { session };
  const from = getAddressAfterSignIn(search, settled.learner);
  const destination = await session.readDestination();
  if (!destination.ok) {
    console.error('The profile could not be loaded:', destination.failure.message);
    return { session, failure: destination.failure };
  }
  if (destination.value === 'setup') throw toSetup(from);
  throw redirect({ href: from ?? '/app', replace: true });
}

function getAddressAfterSignIn(
  { from, invitation }: SignInAddress,
  learner: Pick<Learner, 'email'>,
): string | undefined {
  return invitation && isGuest(learner) ? `/keep?invitation=${encodeURIComponent(invitation)}` : from;
}

function toSignIn(address: string) {
  const from = parseReturnAddress(address);
  return redirect({ to: '/login', search: from ? { from } : {}, replace: true });
}

function toSetup(address: string | undefined) {
  const from = parseAddressAfterSetup(address);
  return redirect({ to: '/setup', search: from ? { from } : {}, replace: true });
}
