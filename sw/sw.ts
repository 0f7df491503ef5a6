import * as v from 'valibot';
import { findCachedPackFile, openPackCache, PACK_CACHE } from '../src/pwa/level-packs/pack-cache.ts';
import { PACK_LIST_ADDRESS, PACKS_FOLDER, packListSchema } from '../src/pwa/level-packs/pack-list.ts';
import { createAppFiles, type ListedFile } from './app-files.ts';
import { registerSyncHandler } from './register-sync-handler.ts';
import { createStaticRoutes, type RoutedInstall } from './static-routes.ts';
import { createVersionPacks } from './version-packs.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly ListedFile[] };

const { origin } = self.location;
/** All files of the app. The browser stores the sync engine together with this worker, which imports it. */
const manifest = self.__WB_MANIFEST;
const engine = manifest.find(({ url }) => /^assets\/sync-worker-[^/]*\.js$/.test(url));

const files = createAppFiles({
  files: manifest.filter((file) => file !== engine),
  origin,
  storage: self.caches,
  fetchFile: (...request) => fetch(...request),
});
const packs = createVersionPacks(
  openPackCache(self.caches, (...request) => fetch(...request)),
  async () => v.parse(packListSchema, await (await files.readCached(PACK_LIST_ADDRESS))?.json()),
);

// A version is installed only if all of its files are stored, because it may start offline.
self.addEventListener('install', (event) => {
  event.waitUntil(files.install().then(packs.fetchMissingFiles));
  const routes = createStaticRoutes(origin, { app: files.cacheName, packs: PACK_CACHE });
  event.waitUntil(
    Promise.resolve((event as RoutedInstall).addRoutes?.(routes)).catch((cause) =>
      console.info('The browser refused the static routes:', cause),
    ),
  );
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([files.deleteOtherCaches([PACK_CACHE]), packs.deleteUnwantedFiles()]));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const cached = readCachedResponse(request);
  if (cached) event.respondWith(cached.then((response) => response ?? fetch(request)));
});
if (engine) registerSyncHandler(`/${engine.url}`);

// A new version waits until the learner agrees, because activating it reloads the page.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** The cached response; `undefined` if the request is for the server. */
function readCachedResponse(request: Request): Promise<Response | undefined> | undefined {
  const address = files.findAddress(request);
  if (address !== undefined) return files.readCached(address);
  const isPack = request.url.startsWith(origin + PACKS_FOLDER);
  return isPack ? findCachedPackFile(self.caches, request) : undefined;
}
