import type { Result } from '../domain/result.ts';

/** Who is signed in, as the provider knows them. `email` and `displayName` may be empty. */
export interface Account {
  uid: string;
  email: string;
  displayName: string;
}

/** The port to the authentication provider. A failure is the provider's own message, as it is. */
export interface Accounts {
  /**
   * Who this device remembers as signed in. Asks the provider whether that still holds, so on a bad
   * connection the answer may take half a minute; without one it comes at once.
   */
  ready(): Promise<Account | null>;
  /** Who is signed in now; `null` also before `ready`. */
  current(): Account | null;
  /** Calls `listener` after `ready` for each sign-in and sign-out, of this tab or another. */
  subscribe(listener: (account: Account | null) => void): () => void;
  signIn(email: string, password: string): Promise<Result<Account, string>>;
  signUp(email: string, password: string): Promise<Result<Account, string>>;
  signInWithGoogle(): Promise<Result<Account, string>>;
  signOut(): Promise<Result<void, string>>;
  /**
   * The bearer token, fresh from the provider with `force`. `null` when nobody is signed in or the provider
   * took the sign-in back; rejects when it can't be reached.
   */
  getIdToken(force: boolean): Promise<string | null>;
}
