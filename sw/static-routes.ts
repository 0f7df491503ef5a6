import { PACKS_FOLDER } from '../src/installation/level-packs/pack-list.ts';

/** Not yet among TypeScript's own types (https://w3c.github.io/ServiceWorker/#dictdef-routerrule). */
interface RouterRule {
  condition: {
    urlPattern: { baseURL: string; pathname: string; search: string };
    requestMethod: 'GET';
  };
  source: { cacheName: string };
}

/** The install event of a browser that knows static routes. */
export interface RoutedInstall {
  addRoutes?(rules: readonly RouterRule[]): Promise<void>;
}

/** Pages whose address says all: a screen's own may ask for something besides, and is found by the worker. */
const PAGES = ['/', '/about', '/app'];

/**
 * Has the browser itself answer, out of the stores, what needs no thought: then a start of the app does not wait for
 * the worker to boot. What a store lacks the browser fetches.
 *
 * @param stores the names of the caches with the app's files and with the packs
 */
export function createStaticRoutes(origin: string, stores: { app: string; packs: string }): RouterRule[] {
  const rule = (pathname: string, search: string, cacheName: string): RouterRule => ({
    condition: { urlPattern: { baseURL: origin, pathname, search }, requestMethod: 'GET' },
    source: { cacheName },
  });
  return [
    rule(`${PACKS_FOLDER}*`, '', stores.packs),
    rule('/assets/*', '', stores.app),
    ...PAGES.map((page) => rule(page, '', stores.app)),
  ];
}
