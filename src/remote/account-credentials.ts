import type { Result } from '../domain/result.ts';

/** What a link that was sent by e-mail is for, and where it was sent to. */
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
  /** The link was used, is too old, or never was one. */
  | { kind: 'invalid-link' }
  | { kind: 'weak-password' }
  | { kind: 'wrong-password' }
  /** The provider's own message. */
  | { kind: 'refused'; message: string };

/** The port to what an account is entered with: its password, and the e-mail that links are sent to. */
export interface AccountCredentials {
  /** Sends a link for a new password, if there is such an account: the answer does not tell. */
  sendResetLink(email: string): Promise<Result<void, CredentialsFailure>>;
  /** Whether the e-mail of the learner who is signed in was shown to be theirs; `null` when nobody is. */
  isEmailConfirmed(): Promise<boolean | null>;
  /** Sends the learner who is signed in the link that shows it. */
  sendConfirmation(): Promise<Result<void, CredentialsFailure>>;
  /** What a link is for, by its code. That does not use it up. */
  checkLink(code: string): Promise<Result<MailedLink, CredentialsFailure>>;
  /** Sets a new password; every device has to sign in again. */
  setPassword(code: string, password: string): Promise<Result<void, CredentialsFailure>>;
  confirmEmail(code: string): Promise<Result<void, CredentialsFailure>>;
  /**
   * Whether the account of the learner who is signed in has a password, without which `signOutElsewhere`
   * fails.
   */
  hasPassword(): boolean;
  /** Ends every sign-in of the learner but this one. */
  signOutElsewhere(password: string): Promise<Result<void, CredentialsFailure>>;
}
