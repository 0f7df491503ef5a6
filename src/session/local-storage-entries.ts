import type { Account } from '../remote/accounts.ts';

/**
 * The two entries of local storage, which the landing page reads before any other code is loaded. A browser
 * that denies local storage goes without them.
 */
export interface LocalStorageEntries {
  /** Whether this browser had the learner signed in, and no log-out since. */
  wasSignedIn(uid: string): boolean;
  saveAccount(account: Pick<Account, 'uid' | 'email'>): void;
  /** Empties all of local storage: nothing in it may outlive a log-out. */
  clearAll(): void;
  /** Calls `listener` when another tab cleared them; returns the way to stop. */
  onCleared(listener: () => void): () => void;
}

/** Named by the specification, section 3: who is signed in, as JSON, and their uid alone. */
const USER_ENTRY = 'user';
const CURRENT_USER_ENTRY = 'currentUser';

/** What the entries need of the page. */
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
        console.warn('Local storage can’t be written:', cause);
      }
    },
    clearAll() {
      try {
        page.localStorage.clear();
      } catch (cause) {
        console.warn('Local storage can’t be cleared:', cause);
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
