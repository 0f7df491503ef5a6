import { type DrainInWorker, SYNC_TAG } from '../src/sync/worker/worker-protocol.ts';
import { handleSyncEvent } from './handle-sync-event.ts';

/** Not in every browser (https://www.w3.org/TR/trusted-types/). */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

declare const self: ServiceWorkerGlobalScope & { drainAlone?: DrainInWorker; trustedTypes?: TrustedTypes };

/** Not yet among TypeScript's own types (https://wicg.github.io/background-sync/spec/). */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/**
 * Drains when the browser says so. The engine, with Firebase and Dexie, is a script of its own: a worker may
 * import only what it has imported when it was installed, so it is loaded once then, and from the browser's
 * store at a later sync; all other starts of the worker go without it.
 * @param engine the address of the built `src/sync-worker`
 */
export function registerSyncHandler(engine: string): void {
  // Other browsers never send the event, and need not load the engine for it.
  if (!('sync' in self.registration)) return;
  self.addEventListener('install', () => loadEngine(engine));
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent;
    if (tag !== SYNC_TAG) return;
    (event as SyncEvent).waitUntil(
      handleSyncEvent({
        // A page from before the worker was installed is not under its control, and drains as well as any.
        listPages: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
        drainInWorker: () => loadEngine(engine)(),
        runAfter(ms, task) {
          const timer = setTimeout(task, ms);
          return () => clearTimeout(timer);
        },
      }),
    );
  });
}

/** As the server's headers demand it of the page, so they do of this worker (`src/platform/trusted-script-url.ts`). */
function ownScript(address: string): string {
  const policy = self.trustedTypes?.createPolicy('own-scripts', { createScriptURL: (own) => own });
  return policy ? (policy.createScriptURL(address) as string) : address;
}

function loadEngine(address: string): DrainInWorker {
  if (!self.drainAlone) importScripts(ownScript(address));
  if (!self.drainAlone) throw new Error(`${address} is not the engine.`);
  return self.drainAlone;
}
