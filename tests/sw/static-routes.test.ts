import { expect, test } from 'vitest';
import { createStaticRoutes } from '../../sw/static-routes.ts';
import { ORIGIN } from './fake-caches.ts';

const routes = createStaticRoutes(ORIGIN, { app: 'app-1', packs: 'level-packs' });

/** The cache that the browser reads for a path, by the first matching rule. */
function findCache(path: string): string | undefined {
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
])('%s is read from the cache %s without the worker', (path, cache) => {
  expect(findCache(path)).toBe(cache);
});

test.each(['/app?room=arcade', '/progress', '/api/generate-class', '/login'])(
  '%s goes to the worker, because no cache has it under its address',
  (path) => {
    expect(findCache(path)).toBeUndefined();
  },
);
