import { err, ok, type Result } from '../../src/domain/result.ts';
import { type Account, type Accounts, isGuest, type LinkFailure } from '../../src/remote/accounts.ts';

interface Registered extends Account {
  password: string;
}

/**
 * The provider of accounts (Firebase Auth) in memory. Its tabs share the signed-in account, as they do
 * through the browser's storage.
 */
export class FakeAccounts {
  /** Every sign-in and sign-out fails with this message while it is set. */
  failure: string | null = null;
  /** The account that the Google prompt returns. */
  google: Account = { uid: 'uid-google', email: 'g@example.com', displayName: 'Gia' };

  /** Whether the Google account exists already. */
  googleIsKnown = false;
  /** The guests whose accounts were deleted. */
  readonly deletedGuests: string[] = [];

  #guests = 0;
  #registered: Registered[] = [];
  #current: Account | null = null;
  #listeners = new Set<(account: Account | null) => void>();

  register(email: string, password: string): Account {
    const uid = `uid-${email}`;
    this.#registered.push({ uid, email, password, displayName: '' });
    return { uid, email, displayName: '' };
  }

  /** Sets the account of all tabs and notifies them. */
  setAccount(account: Account | null): void {
    this.#current = account;
    for (const listener of this.#listeners) listener(account);
  }

  createTab(): Accounts {
    const signInAs = (account: Account): Result<Account, never> => {
      this.setAccount(account);
      return ok(account);
    };
    // The failure of linking a guest to an account that exists already, in which the guest can sign in.
    const createTakenFailure = (
      enter: () => Promise<Result<Account, string>>,
    ): Result<never, LinkFailure> => {
      const guest = this.#current;
      const remove = () => void this.deletedGuests.push(guest?.uid ?? '');
      return err({
        kind: 'taken',
        async signIn() {
          const entered = await enter();
          return entered.ok ? ok({ account: entered.value, deleteGuest: remove }) : entered;
        },
      });
    };
    const linkGuest = (change: Partial<Account>): Result<Account, LinkFailure> => {
      if (!this.#current || !isGuest(this.#current)) return err({ kind: 'refused', message: 'No guest.' });
      return signInAs({ ...this.#current, ...change });
    };
    const accounts: Accounts = {
      waitForAccount: async () => this.#current,
      getCurrentAccount: () => this.#current,
      subscribe: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
      signIn: async (email, password) => {
        if (this.failure !== null) return err(this.failure);
        const found = this.#registered.find((one) => one.email === email && one.password === password);
        if (!found) return err('Wrong e-mail or password.');
        return signInAs({ uid: found.uid, email, displayName: found.displayName });
      },
      signUp: async (email, password) => {
        if (this.failure !== null) return err(this.failure);
        if (this.#registered.some((one) => one.email === email)) {
          const own = await accounts.signIn(email, password);
          return own.ok ? own : err('The e-mail is in use.');
        }
        return signInAs(this.register(email, password));
      },
      signInWithGoogle: async () => (this.failure === null ? signInAs(this.google) : err(this.failure)),
      signInAsGuest: async () => {
        if (this.failure !== null) return err(this.failure);
        if (this.#current && isGuest(this.#current)) return ok(this.#current);
        this.#guests += 1;
        return signInAs({ uid: `guest-${this.#guests}`, email: '', displayName: '' });
      },
      linkEmail: async (email, password) => {
        if (this.failure !== null) return err({ kind: 'refused', message: this.failure });
        const isTaken = this.#registered.some((one) => one.email === email);
        if (isTaken) return createTakenFailure(() => accounts.signIn(email, password));
        const linked = linkGuest({ email });
        if (linked.ok) this.#registered.push({ ...linked.value, password });
        return linked;
      },
      linkGoogle: async () => {
        if (this.failure !== null) return err({ kind: 'refused', message: this.failure });
        if (this.googleIsKnown) return createTakenFailure(() => accounts.signInWithGoogle());
        const { email, displayName } = this.google;
        return linkGuest({ email, displayName });
      },
      signOut: async () => {
        if (this.failure !== null) return err(this.failure);
        if (this.#current && isGuest(this.#current)) this.deletedGuests.push(this.#current.uid);
        this.setAccount(null);
        return ok();
      },
      getIdToken: async () => (this.#current ? `token-${this.#current.uid}` : null),
    };
    return accounts;
  }
}
