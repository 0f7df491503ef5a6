import { expect, test } from 'vitest';
import { createStaticRoutes } from '../../sw/static-routes.ts';
import { ORIGIN } from './fake-caches.ts';

const routes = createStaticRoutes(ORIGIN, { app: 'app-1', packs: 'level-packs' });

/** The store that the browser looks into by itself, as its rules say: the first one that fits. */
function storeFor(path: string): string | undefined {
  const { pathname, search } = new URL(path, ORIGIN);
  return routes.find(({ condition: { urlPattern } }) => {
    const isBelow =
      urlPattern.pathname.endsWith('*') && pathname.startsWith(urlPattern.pathname.slice(0, -1));
    return search === urlPattern.search && (isBelow || pathname === urlPattern.pathname);
  })?.source.cacheName;
}

test.each([
  ['/', 'app-1'],
  ['/app', 'app-1'],
  ['/assets/hub-1.js', 'app-1'],
  ['/assets/packs/words-a1-1.js', 'level-packs'],
])('the browser finds %s in %s without the worker', (path, store) => {
  expect(storeFor(path)).toBe(store);
});

test.each(['/app?room=arcade', '/progress', '/api/generate-class', '/login'])(
  '%s is left to the worker: no store has it under its address',
  (path) => {
    expect(storeFor(path)).toBeUndefined();
  },
);
