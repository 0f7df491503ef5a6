import { FirebaseError } from 'firebase/app';
import {
  ActionCodeOperation,
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  updatePassword,
} from 'firebase/auth';
import { messageOf } from '../domain/message-of.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { AccountKeys, KeyFailure, MailedLink } from './account-keys.ts';

const KINDS: Readonly<Record<string, Exclude<KeyFailure['kind'], 'refused'>>> = {
  'auth/network-request-failed': 'offline',
  'auth/too-many-requests': 'too-often',
  'auth/operation-not-allowed': 'no-mail',
  'auth/invalid-email': 'no-email',
  'auth/missing-email': 'no-email',
  'auth/invalid-action-code': 'void-link',
  'auth/expired-action-code': 'void-link',
  'auth/user-disabled': 'void-link',
  'auth/user-not-found': 'void-link',
  'auth/weak-password': 'weak-password',
  'auth/missing-password': 'weak-password',
  'auth/wrong-password': 'wrong-password',
  'auth/invalid-credential': 'wrong-password',
};

const PURPOSES: Readonly<Record<string, MailedLink['purpose']>> = {
  [ActionCodeOperation.PASSWORD_RESET]: 'new-password',
  [ActionCodeOperation.VERIFY_EMAIL]: 'confirm-email',
};

const SIGNED_OUT: KeyFailure = { kind: 'refused', message: 'You are not signed in any more.' };

/** Firebase Authentication behind the port, for Google's cloud and for the app's own. */
export function createFirebaseAccountKeys(auth: Auth): AccountKeys {
  return {
    async sendResetLink(email) {
      const sent = await attempt(() => sendPasswordResetEmail(auth, email));
      // Projects without the protection of e-mails tell that there is no such account; the learner is not told.
      return sent.ok || sent.failure.kind !== 'void-link' ? sent : ok();
    },
    async isEmailConfirmed() {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (!user) return null;
      // Without a connection what was known last holds.
      if (!user.emailVerified) await reload(user).catch(() => {});
      return user.emailVerified;
    },
    async sendConfirmation() {
      const user = auth.currentUser;
      return user ? attempt(() => sendEmailVerification(user)) : err(SIGNED_OUT);
    },
    async readLink(code) {
      const read = await attempt(() => checkActionCode(auth, code));
      if (!read.ok) return read;
      const { operation, data } = read.value;
      const purpose = PURPOSES[operation];
      return purpose && data.email ? ok({ purpose, email: data.email }) : err({ kind: 'void-link' });
    },
    setPassword: (code, password) => attempt(() => confirmPasswordReset(auth, code, password)),
    confirmEmail: (code) => attempt(() => applyActionCode(auth, code)),
    hasPassword: () =>
      auth.currentUser?.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID) ??
      false,
    async signOutElsewhere(password) {
      const user = auth.currentUser;
      if (!user?.email) return err(SIGNED_OUT);
      const proof = EmailAuthProvider.credential(user.email, password);
      const proved = await attempt(() => reauthenticateWithCredential(user, proof));
      // The provider ends all other sign-ins when a password is set, and has no other call for that.
      return proved.ok ? attempt(() => updatePassword(user, password)) : proved;
    },
  };
}

async function attempt<Value>(ask: () => Promise<Value>): Promise<Result<Value, KeyFailure>> {
  try {
    return ok(await ask());
  } catch (cause) {
    const kind = cause instanceof FirebaseError ? KINDS[cause.code] : undefined;
    if (kind) return err({ kind });
    return err({ kind: 'refused', message: messageOf(cause) });
  }
}
