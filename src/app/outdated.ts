import { createListeners } from '../domain/listeners.ts';

/* Whether this page is outdated: a newer version of the app, in another tab, has upgraded the records. */

const listeners = createListeners();
let outdated = false;

/** Marks this page as unable to save until it is reloaded, because a newer version upgraded the records. */
export function markOutdated(): void {
  outdated = true;
  listeners.notify();
}

export function isOutdated(): boolean {
  return outdated;
}

export const onOutdated = listeners.subscribe;
