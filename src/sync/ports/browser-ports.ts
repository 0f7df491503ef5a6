import { createLinkedAbort } from '../../platform/linked-abort.ts';
import { runAfter } from '../../platform/run-after.ts';
import type { Clock, Connectivity, Locks } from './ports.ts';

/** The device's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  runAfter,
};

/** The browser's Web Locks, shared by all tabs and workers of the origin. */
export const webLocks: Locks = {
  async runExclusive(name, { timeoutMs, signal }, task) {
    // Absent on pages from another host over plain HTTP.
    if (!('locks' in navigator)) return await task();
    let isHeld = false;
    const waiting = createLinkedAbort(signal);
    const timer = setTimeout(() => waiting.abort(), timeoutMs);
    try {
      return await navigator.locks.request(name, { signal: waiting.signal }, () => {
        isHeld = true;
        return task();
      });
    } catch (error) {
      if (isHeld || !waiting.signal.aborted) throw error;
      return await task();
    } finally {
      clearTimeout(timer);
      waiting.release();
    }
  },
};

/** This page's network state and visibility; a worker counts as visible. */
export const browserConnectivity: Connectivity = {
  isOnline: () => navigator.onLine,
  isVisible: () => typeof document === 'undefined' || document.visibilityState === 'visible',
  onOnline: (listener) => listen(globalThis, 'online', listener),
  onVisibilityChange(listener) {
    if (typeof document === 'undefined') return () => undefined;
    return listen(document, 'visibilitychange', listener);
  },
};

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
