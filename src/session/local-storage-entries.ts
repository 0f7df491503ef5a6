import type { Account } from '../remote/accounts.ts';

/**
 * The two entries of local storage, which the landing page reads before any other code is loaded. Without
 * local storage, nothing is saved.
 */
export interface LocalStorageEntries {
  /** Whether the learner was signed in in this browser, without a log-out since. */
  wasSignedIn(uid: string): boolean;
  saveAccount(account: Pick<Account, 'uid' | 'email'>): void;
  /** Clears all of local storage, as a log-out must. */
  clearAll(): void;
  /** Calls `listener` when another tab cleared them; returns a function that unsubscribes. */
  onCleared(listener: () => void): () => void;
}

/** Named by the specification, section 3: who is signed in, as JSON, and their uid alone. */
const USER_ENTRY = 'user';
const CURRENT_USER_ENTRY = 'currentUser';

export interface EntriesPage extends EventTarget {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'clear'>;
}

export function createLocalStorageEntries(page: EntriesPage): LocalStorageEntries {
  return {
    wasSignedIn(uid) {
      try {
        return page.localStorage.getItem(CURRENT_USER_ENTRY) === uid;
      } catch {
        return false;
      }
    },
    saveAccount({ uid, email }) {
      try {
        page.localStorage.setItem(USER_ENTRY, JSON.stringify({ uid, email }));
        page.localStorage.setItem(CURRENT_USER_ENTRY, uid);
      } catch (cause) {
        console.warn('Writing to local storage failed:', cause);
      }
    },
    clearAll() {
      try {
        page.localStorage.clear();
      } catch (cause) {
        console.warn('Clearing local storage failed:', cause);
      }
    },
    onCleared(listener) {
      const check = (event: Event) => {
        const { key, newValue } = event as StorageEvent;
        // A `null` key is a cleared storage.
        if (key === null || (key === USER_ENTRY && newValue === null)) listener();
      };
      page.addEventListener('storage', check);
      return () => page.removeEventListener('storage', check);
    },
  };
}
