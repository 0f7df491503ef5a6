import type { Result } from '../domain/result.ts';

/** An account at the authentication provider. A guest has no e-mail; `displayName` may be empty. */
export interface Account {
  uid: string;
  email: string;
  displayName: string;
}

/** Whether only this device can use the account, because it has no e-mail to sign in with. */
export function isGuest({ email }: Pick<Account, 'email'>): boolean {
  return email === '';
}

/** A guest's sign-in to an existing account. */
export interface GuestSignIn {
  account: Account;
  /** Starts deleting the guest's account and document. On failure, the provider deletes them later. */
  deleteGuest(): void;
}

export type LinkFailure =
  | { kind: 'refused'; message: string }
  /** The e-mail or Google account belongs to another account; `signIn` signs in to that one. */
  | { kind: 'taken'; signIn: () => Promise<Result<GuestSignIn, string>> };

/** The port to the authentication provider. A failure is the provider's own message. */
export interface Accounts {
  /**
   * The account that is signed in on this device, after the provider has confirmed it. On a bad connection
   * that may take half a minute; without one it resolves at once. Rejects with a message for the learner when
   * the browser does not open the provider's database.
   */
  waitForAccount(): Promise<Account | null>;
  /** The account that is signed in; `null` also before `waitForAccount` resolves. */
  getCurrentAccount(): Account | null;
  /**
   * Calls `listener` after the start for each sign-in, sign-out and linked e-mail, in this tab or another.
   */
  subscribe(listener: (account: Account | null) => void): () => void;
  signIn(email: string, password: string): Promise<Result<Account, string>>;
  /**
   * Signs in if an account has this e-mail and password already: the reply to a first sign-up may have been
   * lost.
   */
  signUp(email: string, password: string): Promise<Result<Account, string>>;
  signInWithGoogle(): Promise<Result<Account, string>>;
  /** Signs in to a new account without an e-mail, unless a guest is signed in already. */
  signInAsGuest(): Promise<Result<Account, string>>;
  /** Links an e-mail and a password to the guest's account. */
  linkEmail(email: string, password: string): Promise<Result<Account, LinkFailure>>;
  linkGoogle(): Promise<Result<Account, LinkFailure>>;
  /** Also deletes a guest's account, because it could not be signed in to again. */
  signOut(): Promise<Result<void, string>>;
  /**
   * The bearer token, renewed with `force`. `null` when no account is signed in or the provider revoked the
   * sign-in; rejects when the provider is unreachable.
   */
  getIdToken(force: boolean): Promise<string | null>;
}
