import type { Persistence } from 'firebase/auth';

/**
 * The sign-in storage that the tabs of one browser share. A tab reads each write of another at once; the
 * SDK's own persistence polls every 800 ms, possibly between two writes.
 */
export function createSharedPersistence(): { tab(): Persistence } {
  const listeners = new Map<object, () => void>();
  let row: unknown = null;

  function write(by: object, value: unknown): void {
    row = structuredClone(value);
    for (const [tab, listener] of listeners) if (tab !== by) listener();
  }

  return {
    tab() {
      // The SDK constructs the class itself and calls the internal methods of its own persistences.
      class Tab {
        readonly type = 'LOCAL';

        async _isAvailable() {
          return true;
        }

        async _set(_key: string, value: unknown) {
          write(this, value);
        }

        async _get() {
          return structuredClone(row);
        }

        async _remove() {
          write(this, null);
        }

        _addListener(_key: string, listener: () => void) {
          listeners.set(this, listener);
        }

        _removeListener() {
          listeners.delete(this);
        }
      }
      return Tab as unknown as Persistence;
    },
  };
}
