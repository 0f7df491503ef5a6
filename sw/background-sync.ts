import { type DrainAlone, SYNC_TAG } from '../src/sync/worker/worker-protocol.ts';
import { answerSync } from './answer-sync.ts';

declare const self: ServiceWorkerGlobalScope & { drainAlone?: DrainAlone };

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
export function answerBackgroundSync(engine: string): void {
  // Other browsers never send the event, and need not load the engine for it.
  if (!('sync' in self.registration)) return;
  self.addEventListener('install', () => loadEngine(engine));
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent;
    if (tag !== SYNC_TAG) return;
    (event as SyncEvent).waitUntil(
      answerSync({
        // A page from before the worker was installed is not under its control, and drains as well as any.
        pages: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
        drainAlone: () => loadEngine(engine)(),
        after(ms, task) {
          const timer = setTimeout(task, ms);
          return () => clearTimeout(timer);
        },
      }),
    );
  });
}

function loadEngine(address: string): DrainAlone {
  if (!self.drainAlone) importScripts(address);
  if (!self.drainAlone) throw new Error(`${address} is not the engine.`);
  return self.drainAlone;
}
