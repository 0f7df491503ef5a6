import { Workbox } from 'workbox-window';
import { createListeners } from '../domain/listeners.ts';
import { ownScript } from '../platform/own-script.ts';

const listeners = createListeners();
let takeOver: (() => void) | null = null;

/**
 * Installs the service worker, which keeps the app's files for times without a connection. A newer version
 * waits until the learner agrees: a reload in mid-answer is never ours to make.
 */
export async function installServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const worker = new Workbox(ownScript('/sw.js'));
    worker.addEventListener('waiting', () => {
      takeOver = () => {
        worker.addEventListener('controlling', () => window.location.reload());
        worker.messageSkipWaiting();
      };
      listeners.notify();
    });
    await worker.register();
  } catch (cause) {
    // Private windows and odd hosts refuse it; everything but starting offline works without.
    console.info('The app will not start offline on this device:', cause);
  }
}

/** Starts the newer version that waits, which reloads the page; `null` while none waits. */
export function waitingUpdate(): (() => void) | null {
  return takeOver;
}

export const onWaitingUpdate = listeners.subscribe;
