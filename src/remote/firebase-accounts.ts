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

/** The provider's codes for a revoked sign-in. */
const REVOKED_CODES = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
]);

const EMAIL_IN_USE = 'auth/email-already-in-use';

/** The provider's codes for a sign-in method that belongs to another account. */
const TAKEN_CODES = new Set([
  EMAIL_IN_USE,
  'auth/credential-already-in-use',
  'auth/account-exists-with-different-credential',
]);

const NO_GUEST = 'You’re not signed in any more. Reload the page and try again.';

/** Firebase Authentication behind the port, for Google's cloud and the local one. */
export function createFirebaseAccounts(auth: Auth, cloud: Cloud, prompts: GooglePrompts): Accounts {
  /** Links a sign-in method to the signed-in guest. */
  async function link(calls: LinkCalls): Promise<Result<Account, LinkFailure>> {
    const guest = auth.currentUser;
    if (!guest) return err({ kind: 'refused', message: NO_GUEST });
    try {
      return ok(toAccount((await calls.link(guest)).user));
    } catch (cause) {
      if (!(cause instanceof FirebaseError) || !TAKEN_CODES.has(cause.code)) {
        return err({ kind: 'refused', message: getErrorMessage(cause) });
      }
      return err({
        kind: 'taken',
        async signIn() {
          const entered = await toAccountResult(() => calls.signIn(cause));
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
          // With another password, the learner is told that the e-mail is in use.
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
        signIn: () => signInWithEmailAndPassword(auth, email, password),
      }),
    async linkGoogle() {
      if (cloud.kind === 'firebase') {
        const provider = new GoogleAuthProvider();
        return link({
          link: (guest) => linkWithPopup(guest, provider, browserPopupRedirectResolver),
          signIn: (cause) => {
            // The learner has just chosen the Google account, and need not choose it again.
            const credential = GoogleAuthProvider.credentialFromError(cause);
            return credential
              ? signInWithCredential(auth, credential)
              : signInWithPopup(auth, provider, browserPopupRedirectResolver);
          },
        });
      }
      const credential = await requestLocalGoogleCredential(cloud, prompts);
      if (!credential.ok) return err({ kind: 'refused', message: credential.failure });
      return link({
        link: (guest) => linkWithCredential(guest, credential.value),
        signIn: () => signInWithCredential(auth, credential.value),
      });
    },
    signOut: () =>
      toResult(() => {
        const user = auth.currentUser;
        // Not awaited: without a connection, the provider deletes the account later.
        if (user?.isAnonymous) void deleteGuest(cloud, user).catch(warnGuestNotDeleted);
        return signOut(auth);
      }),
    async getIdToken(force) {
      await auth.authStateReady();
      if (!auth.currentUser) return null;
      try {
        return await auth.currentUser.getIdToken(force);
      } catch (cause) {
        if (cause instanceof FirebaseError && REVOKED_CODES.has(cause.code)) return null;
        throw cause;
      }
    },
  };
}

/**
 * How a sign-in method is linked to a guest, and how to sign in with it where it belongs to another account.
 */
interface LinkCalls {
  link(guest: User): Promise<UserCredential>;
  signIn(cause: FirebaseError): Promise<UserCredential>;
}

function warnGuestNotDeleted(cause: unknown): void {
  console.warn('Deleting the guest’s account failed; the provider deletes it later:', cause);
}

function toAccountResult(signIn: () => Promise<UserCredential>): Promise<Result<Account, string>> {
  return toResult(async () => toAccount((await signIn()).user));
}
