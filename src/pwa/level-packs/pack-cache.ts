import * as v from 'valibot';
import { AGE_BANDS } from '../../domain/age-band.ts';
import { LEVELS } from '../../domain/levels.ts';
import { REASONS } from '../../domain/reasons.ts';
import type { Pack, PackFilter } from './pack-list.ts';

/** One cache for all packs and versions, so that a shared file is stored once. */
export const PACK_CACHE = 'level-packs';
/** The cache entry that lists the wanted packs; not an address of the app. */
const WANTED_PACKS_KEY = '/kept-levels';

const levelSchema = v.picklist(LEVELS);
const wantedPacksSchema = v.array(
  v.union([
    v.object({ level: levelSchema, reason: v.picklist(REASONS), age: v.picklist(AGE_BANDS) }),
    // Stored by an earlier version, which had one pack per level.
    v.pipe(
      levelSchema,
      v.transform((level): PackFilter => ({ level })),
    ),
  ]),
);

/** The files of level packs on this device, used by the page and the service worker. */
export interface PackCache {
  /** The addresses of all stored files. */
  readAddresses(): Promise<ReadonlySet<string>>;
  /** Fetches a file and stores it; rejects when either fails. */
  addFile(address: string, signal?: AbortSignal): Promise<void>;
  deleteFiles(addresses: Iterable<string>): Promise<void>;
  /** The packs that this device should have, whose files a new version installs. */
  readWantedPacks(): Promise<readonly PackFilter[]>;
  saveWantedPacks(packs: readonly Pack[]): Promise<void>;
}

/** The cache of packs, which is opened at its first use. */
export function openPackCache(storage: Pick<CacheStorage, 'open'>, fetchFile: typeof fetch): PackCache {
  const open = () => storage.open(PACK_CACHE);
  return {
    async readAddresses() {
      const requests = await (await open()).keys();
      const addresses = new Set(requests.map(({ url }) => new URL(url).pathname));
      addresses.delete(WANTED_PACKS_KEY);
      return addresses;
    },
    async addFile(address, signal) {
      const response = await fetchFile(address, signal ? { signal } : {});
      if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
      await (await open()).put(address, response);
    },
    async deleteFiles(addresses) {
      const cache = await open();
      await Promise.all(Array.from(addresses, (address) => cache.delete(address)));
    },
    async readWantedPacks() {
      const entry = await (await open()).match(WANTED_PACKS_KEY);
      const packs = v.safeParse(wantedPacksSchema, await entry?.json().catch(() => null));
      return packs.success ? packs.output : [];
    },
    async saveWantedPacks(packs) {
      await (await open()).put(WANTED_PACKS_KEY, Response.json(packs));
    },
  };
}

/** The stored response to a request for a pack's file, or `undefined`. */
export function findCachedPackFile(storage: CacheStorage, request: Request): Promise<Response | undefined> {
  return storage.match(request, { cacheName: PACK_CACHE });
}
