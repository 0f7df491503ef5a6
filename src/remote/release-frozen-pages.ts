import { FROZEN_PAGES_PATH } from '../api-contract/frozen-pages.ts';

/** The server is asked at most once in this time, in milliseconds. */
const PAUSE_MS = 60_000;

interface FrozenPageReleaseParts {
  /** Milliseconds. */
  now: () => number;
  fetch?: typeof fetch;
}

/**
 * Creates a function that makes the browser drop the frozen pages of this origin, and with them their locks
 * on the databases. Works in Safari 17 and newer, online, where the server has the app's own origin.
 */
export function createFrozenPageRelease({
  now,
  fetch: send = fetch.bind(globalThis),
}: FrozenPageReleaseParts) {
  let lastTime = Number.NEGATIVE_INFINITY;
  return async function releaseFrozenPages(): Promise<void> {
    if (now() - lastTime < PAUSE_MS) return;
    lastTime = now();
    try {
      await send(FROZEN_PAGES_PATH, { method: 'DELETE', cache: 'no-store' });
    } catch (error) {
      // The next slow database asks again, perhaps with a connection.
      lastTime = Number.NEGATIVE_INFINITY;
      console.warn('The frozen pages could not be released:', error);
    }
  };
}
