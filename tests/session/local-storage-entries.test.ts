import { describe, expect, test, vi } from 'vitest';
import { createLocalStorageEntries, type EntriesPage } from '../../src/session/local-storage-entries.ts';

const ACCOUNT = { uid: 'uid-1', email: 'mia@example.com', displayName: 'Mia' };

class FakePage extends EventTarget implements EntriesPage {
  readonly stored = new Map<string, string>();
  readonly localStorage = {
    getItem: (key: string) => this.stored.get(key) ?? null,
    setItem: (key: string, value: string) => void this.stored.set(key, value),
    clear: () => this.stored.clear(),
  };

  /** What the browser tells this page of another tab. */
  tell(key: string | null, newValue: string | null) {
    this.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  }
}

describe('the entries of local storage', () => {
  test('are the user id and the user entry that the landing page looks for', () => {
    const page = new FakePage();
    createLocalStorageEntries(page).saveAccount(ACCOUNT);
    expect(Object.fromEntries(page.stored)).toEqual({
      currentUser: 'uid-1',
      user: JSON.stringify({ uid: 'uid-1', email: 'mia@example.com' }),
    });
  });

  test('are cleared with everything else there', () => {
    const page = new FakePage();
    page.stored.set('of-another-app', '1');
    createLocalStorageEntries(page).clearAll();
    expect(page.stored.size).toBe(0);
  });

  test('that the browser denies are done without', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const page: EntriesPage = Object.defineProperty(new EventTarget(), 'localStorage', {
      get: () => {
        throw new Error('SecurityError');
      },
    }) as EntriesPage;
    const entries = createLocalStorageEntries(page);
    expect(() => entries.saveAccount(ACCOUNT)).not.toThrow();
    expect(() => entries.clearAll()).not.toThrow();
  });

  test('that another tab clears are noticed until nobody listens', () => {
    const page = new FakePage();
    const noticed = vi.fn();
    const stop = createLocalStorageEntries(page).onCleared(noticed);
    page.tell('currentUser', 'uid-1');
    page.tell('user', '{}');
    expect(noticed).not.toHaveBeenCalled();
    page.tell(null, null);
    page.tell('user', null);
    expect(noticed).toHaveBeenCalledTimes(2);
    stop();
    page.tell(null, null);
    expect(noticed).toHaveBeenCalledTimes(2);
  });
});
