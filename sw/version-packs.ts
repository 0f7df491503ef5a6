import type { PackCache } from '../src/pwa/level-packs/pack-cache.ts';
import { listPackAddresses, type PackList } from '../src/pwa/level-packs/pack-list.ts';

/** The packs of one version of the app, as its worker updates them. */
export interface VersionPacks {
  /** Fetches the missing files of the wanted packs; rejects when one of them can't be fetched. */
  fetchMissingFiles(): Promise<void>;
  /** Deletes the files of other versions and of unwanted packs. */
  deleteUnwantedFiles(): Promise<void>;
}

/** @param readList reads the list of the worker's own version */
export function createVersionPacks(cache: PackCache, readList: () => Promise<PackList>): VersionPacks {
  async function readWantedAddresses(): Promise<ReadonlySet<string>> {
    const packs = await cache.readWantedPacks();
    return packs.length === 0 ? new Set() : listPackAddresses(await readList(), packs);
  }

  return {
    async fetchMissingFiles() {
      const [wanted, stored] = await Promise.all([readWantedAddresses(), cache.readAddresses()]);
      const missing = [...wanted].filter((address) => !stored.has(address));
      await Promise.all(missing.map((address) => cache.addFile(address)));
    },
    async deleteUnwantedFiles() {
      const [wanted, stored] = await Promise.all([readWantedAddresses(), cache.readAddresses()]);
      await cache.deleteFiles([...stored].filter((address) => !wanted.has(address)));
    },
  };
}
