import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
};

/** Addresses that the server answers itself; every other navigation is a screen of the app. */
const SERVER_ADDRESSES = [/^\/api\//, /^\/cloud\//, /^\/v1\//, /googleapis\.com/, /^\/healthz/];

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: SERVER_ADDRESSES }));

// A new version waits until the learner agrees to it: a reload in mid-game or mid-answer is never ours to make.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
