import type { BrowserContext, Page, Worker } from '@playwright/test';
import { SYNC_TAG } from '../../src/sync/worker/worker-protocol.ts';

/** Waits until the worker is installed. */
export const waitForWorker = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** The app's service worker, through the DevTools protocol. */
export interface WatchedWorker {
  /** Fires the browser's `sync` event, and returns whether the worker requested another try. */
  sync(): Promise<'done' | 'try again'>;
  /** The number of the worker's own requests to the document store. */
  countRequests(): Promise<number>;
}

interface SyncEvent {
  readonly type: string;
  readonly lastChance?: boolean;
}

type SyncResult = Promise<'done' | 'try again'>;

/** The worker's global scope, with the test's variables. */
interface Scope {
  ExtendableEvent: { prototype: { waitUntil(this: SyncEvent, work: Promise<unknown>): void } };
  fetch: typeof fetch;
  requests: number;
  syncResult: SyncResult;
  resolveSyncResult: (result: SyncResult) => void;
}

/** Makes the worker count its requests and report the result of sync events. */
async function instrumentWorker(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    const { fetch } = scope;
    scope.requests = 0;
    scope.fetch = (...parameters) => {
      if (String(parameters[0]).includes('/v1/projects/')) scope.requests += 1;
      return fetch(...parameters);
    };
    const { prototype } = scope.ExtendableEvent;
    const { waitUntil } = prototype;
    prototype.waitUntil = function (this: SyncEvent, work) {
      // The browser's own sync events have more than one attempt.
      if (this.type === 'sync' && this.lastChance) {
        scope.resolveSyncResult(
          work.then(
            () => 'done',
            () => 'try again',
          ),
        );
      }
      waitUntil.call(this, work);
    };
  });
}

/**
 * Returns a function that fires the browser's `sync` event at the context's only worker. Opens an empty page
 * without the app for the DevTools session.
 */
export async function createSyncDispatcher(context: BrowserContext): Promise<() => Promise<void>> {
  const tools = await context.newCDPSession(await context.newPage());
  const registered = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first);
    });
  });
  await tools.send('ServiceWorker.enable');
  const { registrationId, scopeURL } = await registered;
  const { origin } = new URL(scopeURL);
  return async () => {
    const event = { origin, registrationId, tag: SYNC_TAG, lastChance: true };
    await tools.send('ServiceWorker.dispatchSyncEvent', event);
  };
}

/** Watches the context's worker. */
export async function watchWorker(context: BrowserContext): Promise<WatchedWorker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await instrumentWorker(worker);
  const dispatch = await createSyncDispatcher(context);
  return {
    async sync() {
      await worker.evaluate(() => {
        const scope = globalThis as unknown as Scope;
        scope.syncResult = new Promise((resolve) => {
          scope.resolveSyncResult = resolve;
        });
      });
      await dispatch();
      return worker.evaluate(() => (globalThis as unknown as Scope).syncResult);
    },
    countRequests: () => worker.evaluate(() => (globalThis as unknown as Scope).requests),
  };
}
