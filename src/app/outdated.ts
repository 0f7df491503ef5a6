import { createListeners } from '../domain/listeners.ts';

const listeners = createListeners();
let outdated = false;

/** A newer version of the app took the records over: this page can save nothing more until it is reloaded. */
export function markOutdated(): void {
  outdated = true;
  listeners.notify();
}

export function isOutdated(): boolean {
  return outdated;
}

export const onOutdated = listeners.subscribe;
