import { DRAIN_REQUEST, SYNC_TAG } from './worker-protocol.ts';

/** Asks the browser to run the service worker as soon as there is a network, with or without a page. */
export interface BackgroundSync {
  /** Requests one run; does nothing in browsers without Background Sync. */
  requestSync(): void;
  /**
   * Calls `drain` when the worker asks the page to send this device's changes. `drain` resolves with the
   * number of changes left, which the worker gets as the response.
   *
   * @returns a function that unsubscribes
   */
  onDrainRequest(drain: () => Promise<number>): () => void;
}

/** Missing in TypeScript's own types (https://wicg.github.io/background-sync/spec/). */
interface RegistrationWithSync extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** The service worker's `ready` may take long, so one request at a time waits for it. */
let isRequesting = false;

/** Background Sync, which only Chromium has; in other browsers nothing is requested, so no request comes. */
export const browserBackgroundSync: BackgroundSync = {
  requestSync() {
    if (isRequesting || !hasServiceWorkers()) return;
    isRequesting = true;
    void register().finally(() => {
      isRequesting = false;
    });
  },
  onDrainRequest(drain) {
    if (!hasServiceWorkers()) return () => undefined;
    const respond = ({ data, ports: [port] }: MessageEvent) => {
      if (data !== DRAIN_REQUEST) return;
      // Without a response the worker drains by itself.
      drain().then((changesLeft) => port?.postMessage(changesLeft), console.error);
    };
    navigator.serviceWorker.addEventListener('message', respond);
    return () => navigator.serviceWorker.removeEventListener('message', respond);
  },
};

/** Browsers offer service workers only over HTTPS or on localhost. */
function hasServiceWorkers(): boolean {
  return typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
}

async function register(): Promise<void> {
  try {
    const registration: RegistrationWithSync = await navigator.serviceWorker.ready;
    await registration.sync?.register(SYNC_TAG);
  } catch (cause) {
    console.info('Background Sync is not available:', cause);
  }
}
