/** Starts the newer version. */
export type ActivateUpdate = () => void;

/**
 * Tells of a newer service worker once it waits, and again when it waits no more: another tab may let it take over.
 *
 * @param onUpdate gets the way to start it, or `null` when there is none any more
 * @param reload shows the page anew, with the version that has taken over
 */
export function watchUpdates(
  registration: Pick<ServiceWorkerRegistration, 'active' | 'installing' | 'waiting' | 'addEventListener'>,
  onUpdate: (takeOver: ActivateUpdate | null) => void,
  reload: () => void,
): void {
  function watch(worker: ServiceWorker) {
    let isWanted = false;
    const takeOver = () => {
      isWanted = true;
      worker.postMessage({ type: 'SKIP_WAITING' });
    };
    const look = () => {
      // The first that is installed waits for nobody.
      if (worker.state === 'installed' && registration.active) onUpdate(takeOver);
      if (worker.state === 'activating' || worker.state === 'redundant') onUpdate(null);
      if (worker.state === 'activated' && isWanted) reload();
    };
    worker.addEventListener('statechange', look);
    look();
  }

  for (const worker of [registration.waiting, registration.installing]) if (worker) watch(worker);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) watch(registration.installing);
  });
}
