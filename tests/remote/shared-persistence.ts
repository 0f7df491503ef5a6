import type { Persistence } from 'firebase/auth';

/**
 * Where tabs of one browser keep who is signed in, for a client each: every tab reads the one row, and looks
 * at it as soon as another has written it. The SDK's own looks every 800 ms, which may be between any two
 * writes of another tab.
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
      // The SDK makes one of it itself, and calls what its own persistences have.
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
