import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { getErrorMessage, toResult } from '../domain/error-message.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Account, Accounts, LinkFailure } from './accounts.ts';
import { toAccount, watchAuthState } from './auth-state.ts';
import type { Cloud } from './configuration.ts';
import { deleteGuest } from './delete-guest.ts';
import type { GooglePrompts } from './google-sign-in.ts';
import { requestLocalGoogleCredential } from './local-google-credential.ts';

/** The provider's verdicts after which no token will come until the learner signs in again. */
const SIGN_IN_GONE = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
]);

const EMAIL_IN_USE = 'auth/email-already-in-use';

/** The provider's verdicts that what is to be linked belongs to another account. */
const TAKEN = new Set([
  EMAIL_IN_USE,
  'auth/credential-already-in-use',
  'auth/account-exists-with-different-credential',
]);

const NO_GUEST = 'Your sign-in has run out. Reload the page, and try again.';

/** Firebase Authentication behind the port, for Google's cloud and for the app's own. */
export function createFirebaseAccounts(auth: Auth, cloud: Cloud, prompts: GooglePrompts): Accounts {
  async function link(way: LinkCalls): Promise<Result<Account, LinkFailure>> {
    const guest = auth.currentUser;
    if (!guest) return err({ kind: 'refused', message: NO_GUEST });
    try {
      return ok(toAccount((await way.link(guest)).user));
    } catch (cause) {
      if (!(cause instanceof FirebaseError) || !TAKEN.has(cause.code)) {
        return err({ kind: 'refused', message: getErrorMessage(cause) });
      }
      return err({
        kind: 'taken',
        async signIn() {
          const entered = await toAccountResult(() => way.enter(cause));
          if (!entered.ok) return entered;
          return ok({
            account: entered.value,
            deleteGuest: () => void deleteGuest(cloud, guest).catch(warnGuestNotDeleted),
          });
        },
      });
    }
  }

  return {
    ...watchAuthState(auth),
    signIn: (email, password) => toAccountResult(() => signInWithEmailAndPassword(auth, email, password)),
    signUp: (email, password) =>
      toAccountResult(() =>
        createUserWithEmailAndPassword(auth, email, password).catch((cause) => {
          if (!(cause instanceof FirebaseError) || cause.code !== EMAIL_IN_USE) throw cause;
          return signInWithEmailAndPassword(auth, email, password).catch(() => Promise.reject(cause));
        }),
      ),
    async signInWithGoogle() {
      if (cloud.kind === 'firebase') {
        const provider = new GoogleAuthProvider();
        return toAccountResult(() => signInWithPopup(auth, provider, browserPopupRedirectResolver));
      }
      const credential = await requestLocalGoogleCredential(cloud, prompts);
      if (!credential.ok) return credential;
      return toAccountResult(() => signInWithCredential(auth, credential.value));
    },
    signInAsGuest: () => toAccountResult(() => signInAnonymously(auth)),
    linkEmail: (email, password) =>
      link({
        link: (guest) => linkWithCredential(guest, EmailAuthProvider.credential(email, password)),
        enter: () => signInWithEmailAndPassword(auth, email, password),
      }),
    async linkGoogle() {
      if (cloud.kind === 'firebase') {
        const provider = new GoogleAuthProvider();
        return link({
          link: (guest) => linkWithPopup(guest, provider, browserPopupRedirectResolver),
          enter: (cause) => {
            const known = GoogleAuthProvider.credentialFromError(cause);
            return known
              ? signInWithCredential(auth, known)
              : signInWithPopup(auth, provider, browserPopupRedirectResolver);
          },
        });
      }
      const credential = await requestLocalGoogleCredential(cloud, prompts);
      if (!credential.ok) return err({ kind: 'refused', message: credential.failure });
      return link({
        link: (guest) => linkWithCredential(guest, credential.value),
        enter: () => signInWithCredential(auth, credential.value),
      });
    },
    signOut: () =>
      toResult(() => {
        const user = auth.currentUser;
        // Nobody waits for it: without a connection the provider clears the account away.
        if (user?.isAnonymous) void deleteGuest(cloud, user).catch(warnGuestNotDeleted);
        return signOut(auth);
      }),
    async getIdToken(force) {
      await auth.authStateReady();
      if (!auth.currentUser) return null;
      try {
        return await auth.currentUser.getIdToken(force);
      } catch (cause) {
        if (cause instanceof FirebaseError && SIGN_IN_GONE.has(cause.code)) return null;
        throw cause;
      }
    },
  };
}

/** How a guest's account gets a way in, and how the account is entered that has it already. */
interface LinkCalls {
  link(guest: User): Promise<UserCredential>;
  enter(cause: FirebaseError): Promise<UserCredential>;
}

function warnGuestNotDeleted(cause: unknown): void {
  console.warn('The guest’s account is left for the provider to clear away:', cause);
}

function toAccountResult(signIn: () => Promise<UserCredential>): Promise<Result<Account, string>> {
  return toResult(async () => toAccount((await signIn()).user));
}
