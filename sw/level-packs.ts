import type { PackCache } from '../src/installation/level-packs/pack-cache.ts';
import { addressesOf, type PackList } from '../src/installation/level-packs/pack-list.ts';

/** The packs of a version of the app, which pages store, as its worker looks after them. */
export interface VersionPacks {
  /** Fetches what this device is to have and has not yet; rejects when some of it can't be had. */
  complete(): Promise<void>;
  /** Removes the files of other versions, and of packs that this device is not to have. */
  removeOthers(): Promise<void>;
}

/** @param readList the list of the worker's own version */
export function versionPacks(cache: PackCache, readList: () => Promise<PackList>): VersionPacks {
  async function wanted(): Promise<ReadonlySet<string>> {
    const packs = await cache.kept();
    return packs.length === 0 ? new Set() : addressesOf(await readList(), packs);
  }

  return {
    async complete() {
      const [addresses, stored] = await Promise.all([wanted(), cache.stored()]);
      await Promise.all([...addresses].filter((each) => !stored.has(each)).map((each) => cache.add(each)));
    },
    async removeOthers() {
      const [addresses, stored] = await Promise.all([wanted(), cache.stored()]);
      await cache.remove([...stored].filter((address) => !addresses.has(address)));
    },
  };
}
