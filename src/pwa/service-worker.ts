import { createListeners } from '../domain/listeners.ts';
import { toTrustedScriptUrl } from '../platform/trusted-script-url.ts';

/** Activates the waiting version. */
export type ActivateUpdate = () => void;

const listeners = createListeners();
let update: ActivateUpdate | null = null;

/**
 * Installs the service worker, which stores the app's files for offline use. A newer version waits until the
 * learner agrees, because activating it reloads the page.
 */
export async function installServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(toTrustedScriptUrl('/sw.js'));
    const setUpdate = (next: ActivateUpdate | null) => {
      update = next;
      listeners.notify();
    };
    watchUpdates(registration, setUpdate, () => window.location.reload());
  } catch (cause) {
    // Private windows and some hosts refuse it; then only starting offline does not work.
    console.info('The app will not start offline on this device:', cause);
  }
}

/** Activates the waiting version and reloads the page; `null` while none waits. */
export function getWaitingUpdate(): ActivateUpdate | null {
  return update;
}

export const onWaitingUpdateChange = listeners.subscribe;

/**
 * Reports a newer service worker when it starts to wait and when it stops waiting, also when another tab
 * activated it. Not `workbox-window`, whose 2 kB were half of the entrance's script.
 *
 * @param onUpdate gets the function that activates the waiting version, or `null` when none waits
 * @param reload reloads the page, which then runs the activated version
 */
export function watchUpdates(
  registration: Pick<ServiceWorkerRegistration, 'active' | 'installing' | 'waiting' | 'addEventListener'>,
  onUpdate: (activate: ActivateUpdate | null) => void,
  reload: () => void,
): void {
  function watchWorker(worker: ServiceWorker) {
    let isRequested = false;
    const activate = () => {
      isRequested = true;
      worker.postMessage({ type: 'SKIP_WAITING' });
    };
    const handleState = () => {
      // Without an active worker this is the first installation, which is no update.
      if (worker.state === 'installed' && registration.active) onUpdate(activate);
      if (worker.state === 'activating' || worker.state === 'redundant') onUpdate(null);
      if (worker.state === 'activated' && isRequested) reload();
    };
    worker.addEventListener('statechange', handleState);
    handleState();
  }

  for (const worker of [registration.waiting, registration.installing]) if (worker) watchWorker(worker);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) watchWorker(registration.installing);
  });
}
