import { type Auth, onAuthStateChanged, type User } from 'firebase/auth';
import type { Account, Accounts } from './accounts.ts';

/** Who is signed in, without the ways in: all that the service worker needs to know of accounts. */
export function watchSignIn(auth: Auth): Pick<Accounts, 'ready' | 'current' | 'subscribe'> {
  const current = () => auth.currentUser && accountOf(auth.currentUser);
  return {
    async ready() {
      await auth.authStateReady();
      return current();
    },
    current,
    subscribe(listener) {
      let stopped = false;
      let stop = () => {};
      void auth.authStateReady().then(() => {
        if (stopped) return;
        // The SDK also tells a new listener the present state, which `ready` has told already.
        let told = auth.currentUser?.uid;
        stop = onAuthStateChanged(auth, (user) => {
          if (user?.uid === told) return;
          told = user?.uid;
          listener(user && accountOf(user));
        });
      });
      return () => {
        stopped = true;
        stop();
      };
    },
  };
}

export function accountOf(user: User): Account {
  return { uid: user.uid, email: user.email ?? '', displayName: user.displayName ?? '' };
}
