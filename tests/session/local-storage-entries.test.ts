import { describe, expect, test, vi } from 'vitest';
import { createLocalStorageEntries, type EntriesPage } from '../../src/session/local-storage-entries.ts';

const ACCOUNT = { uid: 'uid-1', email: 'mia@example.com', displayName: 'Mia' };

/** The part of `window` that the entries use. */
class FakePage extends EventTarget implements EntriesPage {
  readonly stored = new Map<string, string>();
  readonly localStorage = {
    getItem: (key: string) => this.stored.get(key) ?? null,
    setItem: (key: string, value: string) => void this.stored.set(key, value),
    clear: () => this.stored.clear(),
  };

  /** Dispatches the event that the browser sends for another tab's change; its key is null for `clear()`. */
  notify(key: string | null, newValue: string | null) {
    this.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  }
}

describe('the entries of local storage', () => {
  test('are the user id and the user entry that the landing page reads', () => {
    const page = new FakePage();
    createLocalStorageEntries(page).saveAccount(ACCOUNT);
    expect(Object.fromEntries(page.stored)).toEqual({
      currentUser: 'uid-1',
      user: JSON.stringify({ uid: 'uid-1', email: 'mia@example.com' }),
    });
  });

  test('are cleared with everything else in local storage', () => {
    const page = new FakePage();
    page.stored.set('of-another-app', '1');
    createLocalStorageEntries(page).clearAll();
    expect(page.stored.size).toBe(0);
  });

  test('are optional: the page works when the browser denies them', () => {
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

  test('notify a subscriber when another tab clears them, until it unsubscribes', () => {
    const page = new FakePage();
    const listener = vi.fn();
    const stop = createLocalStorageEntries(page).onCleared(listener);
    page.notify('currentUser', 'uid-1');
    page.notify('user', '{}');
    expect(listener).not.toHaveBeenCalled();
    page.notify(null, null);
    page.notify('user', null);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    page.notify(null, null);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
