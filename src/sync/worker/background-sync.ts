import { DRAIN_REQUEST, SYNC_TAG } from './worker-protocol.ts';

/** The browser's promise to run the service worker as soon as there is a network, with or without a page. */
export interface BackgroundSync {
  /** Asks for one such run; does nothing where the browser offers none. */
  requestSync(): void;
  /** `drain` answers the worker with the number of changes left; returns the way to stop answering. */
  onDrainRequest(drain: () => Promise<number>): () => void;
}

/** Not yet among TypeScript's own types (https://wicg.github.io/background-sync/spec/). */
interface SyncingRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

let isRequesting = false;

/** Background Sync as Chromium's browsers have it; in others every call is without effect. */
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
    const answer = ({ data, ports: [port] }: MessageEvent) => {
      if (data !== DRAIN_REQUEST) return;
      // No answer is one too: the worker then drains itself.
      drain().then((left) => port?.postMessage(left), console.error);
    };
    navigator.serviceWorker.addEventListener('message', answer);
    return () => navigator.serviceWorker.removeEventListener('message', answer);
  },
};

/** Absent where the page came over plain HTTP from another machine. */
function hasServiceWorkers(): boolean {
  return typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
}

async function register(): Promise<void> {
  try {
    const registration: SyncingRegistration = await navigator.serviceWorker.ready;
    await registration.sync?.register(SYNC_TAG);
  } catch (cause) {
    console.info('The browser will not sync while no page is open:', cause);
  }
}
