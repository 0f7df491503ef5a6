import type { Accounts } from './accounts.ts';

/**
 * The bearer token of one learner and of nobody else: `null` once another is signed in, also where that
 * happens while the token is fetched. `accounts` may not know yet who is signed in; that is waited for.
 */
export function createTokenGetter(
  uid: string,
  accounts: Pick<Accounts, 'waitForAccount' | 'getCurrentAccount' | 'getIdToken'>,
): (force: boolean) => Promise<string | null> {
  const isSignedIn = () => accounts.getCurrentAccount()?.uid === uid;
  return async (force) => {
    await accounts.waitForAccount();
    if (!isSignedIn()) return null;
    const token = await accounts.getIdToken(force);
    return isSignedIn() ? token : null;
  };
}
