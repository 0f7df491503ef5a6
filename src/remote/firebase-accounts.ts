import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type UserCredential,
} from 'firebase/auth';
import { err, ok, type Result } from '../domain/result.ts';
import type { Account, Accounts } from './accounts.ts';
import type { Cloud } from './configuration.ts';
import { askForGoogleToken, type GooglePrompts } from './google-sign-in.ts';
import { accountOf, watchSignIn } from './signed-in.ts';

/** The provider's verdicts after which no token will come until the learner signs in again. */
const SIGN_IN_GONE = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
]);

/** Firebase Authentication behind the port, for Google's cloud and for the app's own. */
export function createFirebaseAccounts(auth: Auth, cloud: Cloud, prompts: GooglePrompts): Accounts {
  return {
    ...watchSignIn(auth),
    signIn: (email, password) => attempt(() => signInWithEmailAndPassword(auth, email, password)),
    signUp: (email, password) => attempt(() => createUserWithEmailAndPassword(auth, email, password)),
    async signInWithGoogle() {
      if (cloud.kind === 'firebase') {
        const provider = new GoogleAuthProvider();
        return attempt(() => signInWithPopup(auth, provider, browserPopupRedirectResolver));
      }
      const token = await askForGoogleToken(cloud.origin, prompts);
      if (!token.ok) return token;
      return attempt(() => signInWithCredential(auth, GoogleAuthProvider.credential(token.value)));
    },
    async signOut() {
      try {
        await signOut(auth);
        return ok();
      } catch (cause) {
        return err(messageOf(cause));
      }
    },
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

async function attempt(signIn: () => Promise<UserCredential>): Promise<Result<Account, string>> {
  try {
    return ok(accountOf((await signIn()).user));
  } catch (cause) {
    return err(messageOf(cause));
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
