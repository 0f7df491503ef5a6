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
import { getErrorMessage } from '../domain/error-message.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { AccountCredentials, CredentialsFailure, MailedLink } from './account-credentials.ts';

const FAILURE_KINDS: Readonly<Record<string, Exclude<CredentialsFailure['kind'], 'refused'>>> = {
  'auth/network-request-failed': 'offline',
  'auth/too-many-requests': 'rate-limited',
  'auth/operation-not-allowed': 'mail-disabled',
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/invalid-action-code': 'invalid-link',
  'auth/expired-action-code': 'invalid-link',
  'auth/user-disabled': 'invalid-link',
  'auth/user-not-found': 'invalid-link',
  'auth/weak-password': 'weak-password',
  'auth/missing-password': 'weak-password',
  'auth/wrong-password': 'wrong-password',
  'auth/invalid-credential': 'wrong-password',
};

const PURPOSES: Readonly<Record<string, MailedLink['purpose']>> = {
  [ActionCodeOperation.PASSWORD_RESET]: 'new-password',
  [ActionCodeOperation.VERIFY_EMAIL]: 'confirm-email',
};

const SIGNED_OUT_FAILURE: CredentialsFailure = {
  kind: 'refused',
  message: 'You’re not signed in any more. Please sign in again.',
};

/** Firebase Authentication behind the port, for Google's cloud and the local one. */
export function createFirebaseAccountCredentials(auth: Auth): AccountCredentials {
  return {
    async sendResetLink(email) {
      const sent = await toCredentialsResult(() => sendPasswordResetEmail(auth, email));
      // Projects without e-mail enumeration protection reveal that there is no such account; this hides it.
      return sent.ok || sent.failure.kind !== 'invalid-link' ? sent : ok();
    },
    async isEmailConfirmed() {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (!user) return null;
      // Without a connection, the last known value is used.
      if (!user.emailVerified) await reload(user).catch(() => {});
      return user.emailVerified;
    },
    async sendConfirmation() {
      const user = auth.currentUser;
      return user ? toCredentialsResult(() => sendEmailVerification(user)) : err(SIGNED_OUT_FAILURE);
    },
    async checkLink(code) {
      const read = await toCredentialsResult(() => checkActionCode(auth, code));
      if (!read.ok) return read;
      const { operation, data } = read.value;
      const purpose = PURPOSES[operation];
      return purpose && data.email ? ok({ purpose, email: data.email }) : err({ kind: 'invalid-link' });
    },
    setPassword: (code, password) => toCredentialsResult(() => confirmPasswordReset(auth, code, password)),
    confirmEmail: (code) => toCredentialsResult(() => applyActionCode(auth, code)),
    hasPassword: () =>
      auth.currentUser?.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID) ??
      false,
    async signOutElsewhere(password) {
      const user = auth.currentUser;
      if (!user?.email) return err(SIGNED_OUT_FAILURE);
      const proof = EmailAuthProvider.credential(user.email, password);
      const proved = await toCredentialsResult(() => reauthenticateWithCredential(user, proof));
      // Setting a password is the provider's only way to revoke all other sign-ins.
      return proved.ok ? toCredentialsResult(() => updatePassword(user, password)) : proved;
    },
  };
}

async function toCredentialsResult<Value>(
  ask: () => Promise<Value>,
): Promise<Result<Value, CredentialsFailure>> {
  try {
    return ok(await ask());
  } catch (cause) {
    const kind = cause instanceof FirebaseError ? FAILURE_KINDS[cause.code] : undefined;
    if (kind) return err({ kind });
    return err({ kind: 'refused', message: getErrorMessage(cause) });
  }
}
