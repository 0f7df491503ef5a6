import type { Result } from '../domain/result.ts';

/** The purpose of a link that was sent by e-mail, and its address. */
export interface MailedLink {
  purpose: 'new-password' | 'confirm-email';
  email: string;
}

export type CredentialsFailure =
  | { kind: 'offline' }
  | { kind: 'rate-limited' }
  /** The server sends no mail. */
  | { kind: 'mail-disabled' }
  | { kind: 'invalid-email' }
  /** The link was used, has expired, or was never valid. */
  | { kind: 'invalid-link' }
  | { kind: 'weak-password' }
  | { kind: 'wrong-password' }
  /** The provider's own message. */
  | { kind: 'refused'; message: string };

/** The port to an account's password and e-mail. */
export interface AccountCredentials {
  /**
   * Sends a link for a new password, if there is such an account; the result does not reveal whether there
   * is.
   */
  sendResetLink(email: string): Promise<Result<void, CredentialsFailure>>;
  /** Whether the signed-in learner has confirmed their e-mail; `null` when no learner is signed in. */
  isEmailConfirmed(): Promise<boolean | null>;
  /** Sends the signed-in learner a link to confirm their e-mail. */
  sendConfirmation(): Promise<Result<void, CredentialsFailure>>;
  /** Reads a link by its code, without using it up. */
  checkLink(code: string): Promise<Result<MailedLink, CredentialsFailure>>;
  /** Sets a new password; every device has to sign in again. */
  setPassword(code: string, password: string): Promise<Result<void, CredentialsFailure>>;
  confirmEmail(code: string): Promise<Result<void, CredentialsFailure>>;
  /** Whether the signed-in learner has a password, which `signOutElsewhere` needs. */
  hasPassword(): boolean;
  /** Signs the learner out on all other devices. */
  signOutElsewhere(password: string): Promise<Result<void, CredentialsFailure>>;
}
