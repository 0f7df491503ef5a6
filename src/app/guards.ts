import { redirect } from '@tanstack/react-router';
import type { Session, SignInFailure } from '../session/session.ts';
import { parseReturnAddress } from './return-address.ts';

export interface RouterContext {
  /** Loads accounts, records and sync at the first call: the open pages do without. */
  loadSession: () => Promise<Session>;
}

export interface SignInContext {
  session: Session;
  /** Why a learner who is signed in can't be let in yet. */
  failure?: SignInFailure;
}

/** Lets signed-in learners pass; others sign in first and come back (specification, sections 2 and 6). */
export async function requireLearner(context: RouterContext, address: string) {
  const session = await context.loadSession();
  const settled = await session.waitUntilReady();
  if (settled.status === 'signed-out') throw toSignIn(address);
  return { session, learner: settled.learner };
}

/** The hub needs a finished profile; without one, set-up comes first. */
export async function requireSetup(session: Session, address: string): Promise<void> {
  const destination = await session.readDestination();
  // The form tells what went wrong and offers another try. Set-up would overwrite a profile nobody could read.
  if (!destination.ok) throw toSignIn(address);
  if (destination.value === 'setup') throw redirect({ to: '/setup', replace: true });
}

/** Set-up is done once; `change` opens it again, from settings. */
export async function requireUnfinishedSetup(session: Session, change: boolean): Promise<void> {
  const destination = await session.readDestination();
  if (!destination.ok) throw toSignIn('/setup');
  if (destination.value === 'app' && !change) throw redirect({ to: '/app', replace: true });
}

/** Signed-in visitors of the sign-in form move on, unless they came to sign in `again`. */
export async function redirectSignedIn(
  context: RouterContext,
  search: { from?: string | undefined; again?: true | undefined },
): Promise<SignInContext> {
  const session = await context.loadSession();
  const settled = await session.waitUntilReady();
  if (settled.status === 'signed-out' || search.again) return { session };
  const destination = await session.readDestination();
  if (!destination.ok) {
    console.error('The profile could not be loaded:', destination.failure.message);
    return { session, failure: destination.failure };
  }
  const href = destination.value === 'setup' ? '/setup' : (search.from ?? '/app');
  throw redirect({ href, replace: true });
}

function toSignIn(address: string) {
  const from = parseReturnAddress(address);
  return redirect({ to: '/login', search: from ? { from } : {}, replace: true });
}
