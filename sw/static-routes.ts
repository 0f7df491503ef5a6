import { PACKS_FOLDER } from '../src/pwa/level-packs/pack-list.ts';

/** Not yet in TypeScript's types (https://w3c.github.io/ServiceWorker/#dictdef-routerrule). */
interface RouterRule {
  condition: {
    urlPattern: { baseURL: string; pathname: string; search: string };
    requestMethod: 'GET';
  };
  source: { cacheName: string };
}

/** The install event; only some browsers have `addRoutes`. */
export interface RoutedInstall {
  addRoutes?(rules: readonly RouterRule[]): Promise<void>;
}

/** Pages that are cached under their own address; the worker maps addresses of screens to `/app`. */
const PAGES = ['/', '/about', '/app'];

/**
 * Rules by which the browser answers requests from the caches itself, so that a start of the app does not
 * wait for the worker. The browser fetches what a cache lacks.
 *
 * @param caches the names of the caches with the app's files and with the packs
 */
export function createStaticRoutes(origin: string, caches: { app: string; packs: string }): RouterRule[] {
  // With an empty `search`, requests with a query, such as those of the app's screens, go to the worker.
  const createRule = (pathname: string, cacheName: string): RouterRule => ({
    condition: { urlPattern: { baseURL: origin, pathname, search: '' }, requestMethod: 'GET' },
    source: { cacheName },
  });
  return [
    createRule(`${PACKS_FOLDER}*`, caches.packs),
    createRule('/assets/*', caches.app),
    ...PAGES.map((page) => createRule(page, caches.app)),
  ];
}
