import { type Auth, onIdTokenChanged, reload, type User } from 'firebase/auth';
import type { Account, Accounts } from './accounts.ts';

/** Who is signed in, without the ways in: all that the service worker needs to know of accounts. */
export function watchAuthState(
  auth: Auth,
): Pick<Accounts, 'waitForAccount' | 'getCurrentAccount' | 'subscribe'> {
  const getCurrentAccount = () => auth.currentUser && toAccount(auth.currentUser);
  return {
    async waitForAccount() {
      await auth.authStateReady();
      return getCurrentAccount();
    },
    getCurrentAccount,
    subscribe(listener) {
      let stopped = false;
      let stop = () => {};
      void auth.authStateReady().then(() => {
        if (stopped) return;
        // The SDK also tells a new listener the present state, which `ready` has told already, and of each
        // new token. Of a guest's e-mail it tells by nothing else.
        let told = nameOf(auth.currentUser);
        let signIn = auth.currentUser?.refreshToken;
        stop = onIdTokenChanged(auth, (user) => {
          const isNewSignIn = user?.refreshToken !== signIn;
          signIn = user?.refreshToken;
          if (nameOf(user) === told) {
            if (user?.isAnonymous && isNewSignIn) void lookForEmail(user);
            return;
          }
          told = nameOf(user);
          listener(user && toAccount(user));
        });
      });
      return () => {
        stopped = true;
        stop();
      };
    },
  };
}

/**
 * A link signs the guest in anew, and the SDK keeps that before it knows the e-mail. A tab that looks in
 * between is not told once the e-mail is there, and may write it over; asking the provider mends both.
 */
async function lookForEmail(guest: User): Promise<void> {
  await reload(guest).catch((cause) => console.warn('Whether the guest has an e-mail is not known:', cause));
}

export function toAccount(user: User): Account {
  return { uid: user.uid, email: user.email ?? '', displayName: user.displayName ?? '' };
}

function nameOf(user: User | null): string {
  return user ? `${user.uid} ${user.email ?? ''}` : '';
}
