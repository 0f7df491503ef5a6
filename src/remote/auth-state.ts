import { type Auth, onIdTokenChanged, reload, type User } from 'firebase/auth';
import { MESSAGES } from '../domain/messages.ts';
import { runAfter } from '../platform/run-after.ts';
import type { Account, Accounts } from './accounts.ts';

/**
 * In milliseconds. The SDK itself gives up a request after a minute, so a longer wait means that the browser
 * does not open the SDK's database.
 */
const STATE_TIMEOUT_MS = 75_000;

/** The part of `Accounts` that the service worker needs: the current account, without sign-in methods. */
export function watchAuthState(
  auth: Auth,
): Pick<Accounts, 'waitForAccount' | 'getCurrentAccount' | 'subscribe'> {
  const getCurrentAccount = () => auth.currentUser && toAccount(auth.currentUser);
  return {
    async waitForAccount() {
      await rejectAfter(STATE_TIMEOUT_MS, auth.authStateReady());
      return getCurrentAccount();
    },
    getCurrentAccount,
    subscribe(listener) {
      let isStopped = false;
      let stop = () => {};
      void auth.authStateReady().then(() => {
        if (isStopped) return;
        // The SDK calls the listener with the current state first, and for each new token, which is its only
        // event for a guest's linked e-mail.
        let lastKey = createAccountKey(auth.currentUser);
        let signIn = auth.currentUser?.refreshToken;
        stop = onIdTokenChanged(auth, (user) => {
          const isNewSignIn = user?.refreshToken !== signIn;
          signIn = user?.refreshToken;
          if (createAccountKey(user) === lastKey) {
            if (user?.isAnonymous && isNewSignIn) void reloadGuest(user);
            return;
          }
          lastKey = createAccountKey(user);
          listener(user && toAccount(user));
        });
      });
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}

async function rejectAfter(milliseconds: number, ready: Promise<void>): Promise<void> {
  let cancel = () => {};
  const timeout = new Promise<never>((_resolve, reject) => {
    cancel = runAfter(milliseconds, () => reject(new Error(MESSAGES.recordsLocked)));
  });
  await Promise.race([ready, timeout]).finally(cancel);
}

/**
 * Linking signs the guest in again, and the SDK stores that before it knows the e-mail. A tab that reads it
 * in between gets no event for the e-mail, and may overwrite it; reloading the user fixes both.
 */
async function reloadGuest(guest: User): Promise<void> {
  await reload(guest).catch((cause) => console.warn('Reloading the guest failed:', cause));
}

/** The account of the SDK's user. */
export function toAccount(user: User): Account {
  return { uid: user.uid, email: user.email ?? '', displayName: user.displayName ?? '' };
}

function createAccountKey(user: User | null): string {
  return user ? `${user.uid} ${user.email ?? ''}` : '';
}
