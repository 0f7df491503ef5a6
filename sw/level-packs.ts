import * as v from 'valibot';
import { matchPrecache } from 'workbox-precaching';
import { openPackCache, storedPackFile } from '../src/installation/level-packs/pack-cache.ts';
import {
  addressesOf,
  PACK_LIST_ADDRESS,
  PACKS_FOLDER,
  packListSchema,
} from '../src/installation/level-packs/pack-list.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Answers requests for the files of level packs, which pages store. A new version is installed with the packs that this
 * device is to have, or not at all: it may start without a connection.
 */
export function keepLevelPacks(): void {
  const cache = openPackCache(self.caches, (...request) => fetch(...request));

  /** The addresses of this version that the device is to have, by the list that `readList` answers with. */
  async function wanted(readList: () => Promise<Response | undefined>): Promise<ReadonlySet<string>> {
    const levels = await cache.keptLevels();
    if (levels.length === 0) return new Set();
    return addressesOf(v.parse(packListSchema, await (await readList())?.json()), levels);
  }

  async function addNewer(): Promise<void> {
    const stored = await cache.stored();
    const addresses = await wanted(() => fetch(PACK_LIST_ADDRESS, { cache: 'no-cache' }));
    await Promise.all([...addresses].filter((each) => !stored.has(each)).map((each) => cache.add(each)));
  }

  async function removeOlder(): Promise<void> {
    const addresses = await wanted(() => matchPrecache(PACK_LIST_ADDRESS));
    await cache.remove([...(await cache.stored())].filter((address) => !addresses.has(address)));
  }

  self.addEventListener('install', (event) => event.waitUntil(addNewer()));
  self.addEventListener('activate', (event) => event.waitUntil(removeOlder()));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== self.location.origin || !pathname.startsWith(PACKS_FOLDER)) return;
    event.respondWith(storedPackFile(self.caches, request).then((stored) => stored ?? fetch(request)));
  });
}
