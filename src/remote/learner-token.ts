import type { Accounts } from './accounts.ts';

/**
 * A getter of one learner's bearer token: it gives `null` once another account is signed in, also while the
 * token is fetched. Waits until `accounts` knows the current account.
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
