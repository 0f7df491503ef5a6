import * as v from 'valibot';
import { openPackCache, PACK_CACHE, storedPackFile } from '../src/installation/level-packs/pack-cache.ts';
import {
  PACK_LIST_ADDRESS,
  PACKS_FOLDER,
  packListSchema,
} from '../src/installation/level-packs/pack-list.ts';
import { createAppFiles, type ListedFile } from './app-files.ts';
import { answerBackgroundSync } from './background-sync.ts';
import { versionPacks } from './level-packs.ts';
import { type RoutedInstall, staticRoutes } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly ListedFile[] };

const { origin } = self.location;
/** All files of the app. The sync engine is this worker's own script, which the browser keeps with it. */
const listed = self.__WB_MANIFEST;
const engine = listed.find(({ url }) => /^assets\/sync-worker-[^/]*\.js$/.test(url));

const files = createAppFiles({
  files: listed.filter((file) => file !== engine),
  origin,
  storage: self.caches,
  fetchFile: (...request) => fetch(...request),
});
const packs = versionPacks(
  openPackCache(self.caches, (...request) => fetch(...request)),
  async () => v.parse(packListSchema, await (await files.stored(PACK_LIST_ADDRESS))?.json()),
);

// Whole or not at all: a new version may start without a connection.
self.addEventListener('install', (event) => {
  event.waitUntil(files.install().then(packs.complete));
  const routes = staticRoutes(origin, { app: files.cacheName, packs: PACK_CACHE });
  event.waitUntil(
    Promise.resolve((event as RoutedInstall).addRoutes?.(routes)).catch((cause) =>
      console.info('This browser starts the app through the worker:', cause),
    ),
  );
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([files.removeOlder([PACK_CACHE]), packs.removeOthers()]));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const stored = storedAnswer(request);
  if (stored) event.respondWith(stored.then((response) => response ?? fetch(request)));
});
if (engine) answerBackgroundSync(`/${engine.url}`);

// A new version waits until the learner agrees to it: a reload in mid-game or mid-answer is never ours to make.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** Nothing for what is the server's to answer. */
function storedAnswer(request: Request): Promise<Response | undefined> | undefined {
  const address = files.addressFor(request);
  if (address !== undefined) return files.stored(address);
  const isPack = request.url.startsWith(origin + PACKS_FOLDER);
  return isPack ? storedPackFile(self.caches, request) : undefined;
}
