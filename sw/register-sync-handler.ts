import { type DrainInWorker, SYNC_TAG } from '../src/sync/worker/worker-protocol.ts';
import { handleSyncEvent } from './handle-sync-event.ts';

/** Not in every browser (https://www.w3.org/TR/trusted-types/). */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

declare const self: ServiceWorkerGlobalScope & {
  drainInWorker?: DrainInWorker;
  trustedTypes?: TrustedTypes;
};

/** Not yet in TypeScript's types (https://wicg.github.io/background-sync/spec/). */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/**
 * Handles the browser's `sync` events. The engine is a separate script of 105 kB brotli, because parsing it
 * at each start of the worker takes a desktop 40 to 80 ms; a worker may later import only scripts that it
 * imported at installation.
 * @param engineAddress the address of the built `src/sync-worker`
 */
export function registerSyncHandler(engineAddress: string): void {
  // Other browsers never fire the event and do not need the engine.
  if (!('sync' in self.registration)) return;
  self.addEventListener('install', () => loadEngine(engineAddress));
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent;
    if (tag !== SYNC_TAG) return;
    (event as SyncEvent).waitUntil(
      handleSyncEvent({
        // A page that was opened before the worker was installed is uncontrolled, but can drain, too.
        listPages: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
        drainInWorker: () => loadEngine(engineAddress)(),
        runAfter(ms, task) {
          const timer = setTimeout(task, ms);
          return () => clearTimeout(timer);
        },
      }),
    );
  });
}

/**
 * An address that may be loaded as a script. The server's headers require this form of the worker as they do
 * of the page (`src/platform/trusted-script-url.ts`).
 */
function toTrustedScriptUrl(address: string): string {
  const policy = self.trustedTypes?.createPolicy('own-scripts', { createScriptURL: (url) => url });
  return policy ? (policy.createScriptURL(address) as string) : address;
}

function loadEngine(address: string): DrainInWorker {
  if (!self.drainInWorker) importScripts(toTrustedScriptUrl(address));
  if (!self.drainInWorker) throw new Error(`${address} does not define drainInWorker.`);
  return self.drainInWorker;
}
