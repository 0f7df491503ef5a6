import * as v from 'valibot';
import { AGE_BANDS } from '../../domain/age-band.ts';
import { LEVELS } from '../../domain/levels.ts';
import { REASONS } from '../../domain/reasons.ts';
import type { Pack, PackFilter } from './pack-list.ts';

/** One for all packs and versions: a file that several have is stored once. */
export const PACK_CACHE = 'level-packs';
/** No address of the app: under it the cache keeps which packs are wanted. */
const KEPT_PACKS = '/kept-levels';

const levelSchema = v.picklist(LEVELS);
const keptSchema = v.array(
  v.union([
    v.object({ level: levelSchema, reason: v.picklist(REASONS), age: v.picklist(AGE_BANDS) }),
    // Of a version that kept levels whole.
    v.pipe(
      levelSchema,
      v.transform((level): PackFilter => ({ level })),
    ),
  ]),
);

/** The files of level packs on this device, for the page and for the service worker. */
export interface PackCache {
  /** The addresses of all stored files. */
  readAddresses(): Promise<ReadonlySet<string>>;
  /** Fetches a file and stores it; rejects when either can't be done. */
  addFile(address: string, signal?: AbortSignal): Promise<void>;
  deleteFiles(addresses: Iterable<string>): Promise<void>;
  /** Which packs this device is to have: a new version brings the files of those along. */
  readWantedPacks(): Promise<readonly PackFilter[]>;
  saveWantedPacks(packs: readonly Pack[]): Promise<void>;
}

/** The browser's storage for packs. Nothing is opened before it is used. */
export function openPackCache(storage: Pick<CacheStorage, 'open'>, fetchFile: typeof fetch): PackCache {
  const open = () => storage.open(PACK_CACHE);
  return {
    async readAddresses() {
      const requests = await (await open()).keys();
      const addresses = new Set(requests.map(({ url }) => new URL(url).pathname));
      addresses.delete(KEPT_PACKS);
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
      const entry = await (await open()).match(KEPT_PACKS);
      const packs = v.safeParse(keptSchema, await entry?.json().catch(() => null));
      return packs.success ? packs.output : [];
    },
    async saveWantedPacks(packs) {
      await (await open()).put(KEPT_PACKS, Response.json(packs));
    },
  };
}

/** What is stored of a request for a pack's file; `undefined` for nothing. */
export function findCachedPackFile(storage: CacheStorage, request: Request): Promise<Response | undefined> {
  return storage.match(request, { cacheName: PACK_CACHE });
}
