import { createListeners } from '../domain/listeners.ts';
import { toTrustedScriptUrl } from '../platform/trusted-script-url.ts';
import { type ActivateUpdate, watchUpdates } from './watch-updates.ts';

const listeners = createListeners();
let update: ActivateUpdate | null = null;

/**
 * Installs the service worker, which keeps the app's files for times without a connection. A newer version
 * waits until the learner agrees: a reload in mid-answer is never ours to make.
 */
export async function installServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(toTrustedScriptUrl('/sw.js'));
    const tell = (takeOver: ActivateUpdate | null) => {
      update = takeOver;
      listeners.notify();
    };
    watchUpdates(registration, tell, () => window.location.reload());
  } catch (cause) {
    // Private windows and odd hosts refuse it; everything but starting offline works without.
    console.info('The app will not start offline on this device:', cause);
  }
}

/** Starts the newer version that waits, which reloads the page; `null` while none waits. */
export function getWaitingUpdate(): ActivateUpdate | null {
  return update;
}

export const onWaitingUpdateChange = listeners.subscribe;
