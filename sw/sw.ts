import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerBackgroundSync } from './background-sync.ts';
import { keepLevelPacks } from './level-packs.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
};

/** Addresses that the server answers itself; every other navigation without a page of its own is a screen of the app. */
const SERVER_ADDRESSES = [/^\/api\//, /^\/cloud\//, /^\/v1\//, /googleapis\.com/, /^\/healthz/];

/** All files of the app. The sync engine is this worker's own script, which the browser keeps with it. */
const files = self.__WB_MANIFEST;
const engine = files.map(addressOf).find((address) => /^assets\/sync-worker-[^/]*\.js$/.test(address));

// A page is the same whatever its address asks for besides.
precacheAndRoute(
  files.filter((file) => addressOf(file) !== engine),
  { ignoreURLParametersMatching: [/./] },
);
cleanupOutdatedCaches();
keepLevelPacks();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app.html'), { denylist: SERVER_ADDRESSES }));
if (engine) answerBackgroundSync(`/${engine}`);

// A new version waits until the learner agrees to it: a reload in mid-game or mid-answer is never ours to make.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

function addressOf(file: (typeof files)[number]): string {
  return typeof file === 'string' ? file : file.url;
}
