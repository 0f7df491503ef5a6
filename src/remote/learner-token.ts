import type { Accounts } from './accounts.ts';

/**
 * The bearer token of one learner and of nobody else: `null` once another is signed in, also where that
 * happens while the token is fetched. `accounts` may not know yet who is signed in; that is waited for.
 */
export function learnerToken(
  uid: string,
  accounts: Pick<Accounts, 'ready' | 'current' | 'getIdToken'>,
): (force: boolean) => Promise<string | null> {
  const isSignedIn = () => accounts.current()?.uid === uid;
  return async (force) => {
    await accounts.ready();
    if (!isSignedIn()) return null;
    const token = await accounts.getIdToken(force);
    return isSignedIn() ? token : null;
  };
}
