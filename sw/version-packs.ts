import type { PackCache } from '../src/installation/level-packs/pack-cache.ts';
import { listPackAddresses, type PackList } from '../src/installation/level-packs/pack-list.ts';

/** The packs of a version of the app, which pages store, as its worker looks after them. */
export interface VersionPacks {
  /** Fetches what this device is to have and has not yet; rejects when some of it can't be had. */
  fetchMissingFiles(): Promise<void>;
  /** Removes the files of other versions, and of packs that this device is not to have. */
  deleteUnwantedFiles(): Promise<void>;
}

/** @param readList the list of the worker's own version */
export function createVersionPacks(cache: PackCache, readList: () => Promise<PackList>): VersionPacks {
  async function wanted(): Promise<ReadonlySet<string>> {
    const packs = await cache.readWantedPacks();
    return packs.length === 0 ? new Set() : listPackAddresses(await readList(), packs);
  }

  return {
    async fetchMissingFiles() {
      const [addresses, stored] = await Promise.all([wanted(), cache.readAddresses()]);
      await Promise.all(
        [...addresses].filter((each) => !stored.has(each)).map((each) => cache.addFile(each)),
      );
    },
    async deleteUnwantedFiles() {
      const [addresses, stored] = await Promise.all([wanted(), cache.readAddresses()]);
      await cache.deleteFiles([...stored].filter((address) => !addresses.has(address)));
    },
  };
}
