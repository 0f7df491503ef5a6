import { LEVELS } from '../../domain/levels.ts';
import { createListeners } from '../../domain/listeners.ts';
import { chooseRelatedPacks } from './choose-packs.ts';
import type { PackCache } from './pack-cache.ts';
import {
  findCompletePacks,
  listPackAddresses,
  listPackFiles,
  type Pack,
  type PackFile,
  type PackList,
} from './pack-list.ts';

/** The status of the wanted pack on this device. */
export type PackStatus =
  /** Not checked yet, or the browser has no caches. */
  | { status: 'unknown' }
  /** `progress`: from 0 to 1. */
  | { status: 'fetching'; pack: Pack; progress: number }
  /** `storedPacks`: all complete packs for the learner's age; `bytes`: their total size. */
  | { status: 'ready'; pack: Pack; storedPacks: readonly Pack[]; bytes: number }
  /** It could not be fetched. */
  | { status: 'missing'; pack: Pack; storedPacks: readonly Pack[] };

export interface PackDownloader {
  /**
   * Downloads this pack, then those of the level's other reasons and, unless `isOwnLevelOnly`, those of
   * adjacent levels; deletes all others. Never rejects; a new call aborts an earlier one, whose stored files
   * remain.
   */
  downloadPack(pack: Pack, options?: { isOwnLevelOnly: boolean }): Promise<void>;
  getStatus(): PackStatus;
  onStatusChange(listener: () => void): () => void;
}

/** What the downloader needs from the page. */
export interface PackDownloaderParts {
  readList: () => Promise<PackList>;
  cache: PackCache;
  /** Whether only the wanted pack may be fetched. */
  isSavingData: () => boolean;
  /** Resolves when the page is idle. */
  waitForIdle: () => Promise<void>;
}

export function createPackDownloader({
  readList,
  cache,
  isSavingData,
  waitForIdle,
}: PackDownloaderParts): PackDownloader {
  const listeners = createListeners();
  let status: PackStatus = { status: 'unknown' };
  let download = new AbortController();

  async function fetchFiles(
    files: readonly PackFile[],
    onProgress: (progress: number) => void,
    signal: AbortSignal,
  ) {
    const stored = await cache.readAddresses();
    const missing = files.filter(({ address }) => !stored.has(address));
    let bytesLeft = sumFileBytes(missing);
    const reportProgress = () => onProgress(1 - bytesLeft / sumFileBytes(files));
    if (bytesLeft > 0) reportProgress();
    await Promise.all(
      missing.map(async ({ address, bytes }) => {
        await cache.addFile(address, signal);
        bytesLeft -= bytes;
        reportProgress();
      }),
    );
  }

  /** Leaves the files of other versions to their own worker, because they may be in use. */
  async function deleteOtherPacks(list: PackList, wantedPacks: readonly Pack[]) {
    const wantedAddresses = listPackAddresses(list, wantedPacks);
    const allAddresses = listPackAddresses(
      list,
      LEVELS.map((level) => ({ level })),
    );
    await cache.deleteFiles([...allAddresses].filter((address) => !wantedAddresses.has(address)));
  }

  async function downloadPack(pack: Pack, { isOwnLevelOnly } = { isOwnLevelOnly: false }): Promise<void> {
    const relatedPacks = chooseRelatedPacks(pack, { isOwnLevelOnly });
    download.abort();
    download = new AbortController();
    const { signal } = download;
    const setStatus = (next: PackStatus) => {
      if (signal.aborted) return;
      status = next;
      listeners.notify();
    };
    const readStoredPacks = async (list: PackList) =>
      findCompletePacks(list, await cache.readAddresses(), pack.age);
    const setReady = async (list: PackList) => {
      const storedPacks = await readStoredPacks(list);
      if (signal.aborted) return;
      await cache.saveWantedPacks(storedPacks);
      const bytes = sumFileBytes(listPackFiles(list, storedPacks));
      setStatus({ status: 'ready', pack, storedPacks, bytes });
    };
    let list: PackList | undefined;
    try {
      list = await readList();
      await fetchFiles(
        listPackFiles(list, [pack]),
        (progress) => setStatus({ status: 'fetching', pack, progress }),
        signal,
      );
      if (signal.aborted) return;
      await deleteOtherPacks(list, [pack, ...relatedPacks]);
      await setReady(list);
    } catch (cause) {
      console.info(`The pack of ${pack.level} could not be stored:`, cause);
      const storedPacks = list ? await readStoredPacks(list).catch(() => []) : [];
      return setStatus({ status: 'missing', pack, storedPacks });
    }
    await waitForIdle();
    if (signal.aborted || isSavingData()) return;
    for (const related of relatedPacks) {
      await fetchFiles(listPackFiles(list, [related]), () => {}, signal).catch(() => {
        // Not needed now; the next start of the app tries again.
      });
    }
    await setReady(list).catch((cause) => console.info('The list of stored packs was not saved:', cause));
  }

  return { downloadPack, getStatus: () => status, onStatusChange: listeners.subscribe };
}

function sumFileBytes(files: readonly PackFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
