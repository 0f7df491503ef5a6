import type { Result } from '../domain/result.ts';

/** Who is signed in, as the provider knows them. A guest has no e-mail; `displayName` may be empty. */
export interface Account {
  uid: string;
  email: string;
  displayName: string;
}

/** Whether nobody but this device can enter the account: every other way in has an e-mail. */
export function isGuest({ email }: Pick<Account, 'email'>): boolean {
  return email === '';
}

/** A guest's sign-in to an account that was there before. */
export interface GuestSignIn {
  account: Account;
  /** Begins to delete the guest's account and document. What fails is left for the provider to clear away. */
  deleteGuest(): void;
}

export type LinkFailure =
  | { kind: 'refused'; message: string }
  /** The e-mail, or Google's account, belongs to an account already; `enter` signs in to that one. */
  | { kind: 'taken'; signIn: () => Promise<Result<GuestSignIn, string>> };

/** The port to the authentication provider. A failure is the provider's own message, as it is. */
export interface Accounts {
  /**
   * Who this device remembers as signed in. Asks the provider whether that still holds, so on a bad
   * connection the answer may take half a minute; without one it comes at once.
   */
  waitForAccount(): Promise<Account | null>;
  /** Who is signed in now; `null` also before `ready`. */
  getCurrentAccount(): Account | null;
  /**
   * Calls `listener` after `ready` for each sign-in and sign-out, and when a guest gets an e-mail, in this
   * tab or another.
   */
  subscribe(listener: (account: Account | null) => void): () => void;
  signIn(email: string, password: string): Promise<Result<Account, string>>;
  /**
   * Enters the account that has this e-mail and this password already: the reply to a first sign-up may have
   * got lost.
   */
  signUp(email: string, password: string): Promise<Result<Account, string>>;
  signInWithGoogle(): Promise<Result<Account, string>>;
  /** An account without an e-mail: a new one, unless a guest is signed in, who stays. */
  signInAsGuest(): Promise<Result<Account, string>>;
  /**
   * Gives the guest who is signed in an e-mail and a password: the same account, which others can enter then.
   */
  linkEmail(email: string, password: string): Promise<Result<Account, LinkFailure>>;
  linkGoogle(): Promise<Result<Account, LinkFailure>>;
  /** A guest's account ends with it, since nobody could ever enter it again. */
  signOut(): Promise<Result<void, string>>;
  /**
   * The bearer token, fresh from the provider with `force`. `null` when nobody is signed in or the provider
   * took the sign-in back; rejects when it can't be reached.
   */
  getIdToken(force: boolean): Promise<string | null>;
}
