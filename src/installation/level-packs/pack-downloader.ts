import { getAdjacentLevels, LEVELS } from '../../domain/levels.ts';
import { createListeners } from '../../domain/listeners.ts';
import { listOtherReasons } from '../../domain/reasons.ts';
import type { PackCache } from './pack-cache.ts';
import {
  findCompletePacks,
  listPackAddresses,
  listPackFiles,
  type Pack,
  type PackFile,
  type PackList,
} from './pack-list.ts';

/** How far a device is with the pack that it is to have. */
export type PackStatus =
  /** Not looked yet, or the browser stores nothing. */
  | { status: 'unknown' }
  /** `share`: from 0 to 1. */
  | { status: 'fetching'; pack: Pack; progress: number }
  /** `held`: all packs for the learner's age that are stored whole; `bytes`: what they take together. */
  | { status: 'ready'; pack: Pack; storedPacks: readonly Pack[]; bytes: number }
  /** It could not be fetched. */
  | { status: 'missing'; pack: Pack; storedPacks: readonly Pack[] };

export interface PackDownloader {
  /**
   * Has the device keep this pack, then those of the level's other reasons and, unless the level is to be `alone`, those of
   * the levels beside it, and removes the rest. Of a call before, which a new one ends, nothing is lost. It never rejects.
   */
  downloadPack(pack: Pack, options?: { alone: boolean }): Promise<void>;
  getStatus(): PackStatus;
  onStatusChange(listener: () => void): () => void;
}

export interface PackDownloaderParts {
  readList: () => Promise<PackList>;
  cache: PackCache;
  /** Whether only what is needed now may be fetched. */
  isSavingData: () => boolean;
  /** Fulfilled when the page has nothing better to do. */
  waitForIdle: () => Promise<void>;
}

export function createPackDownloader({
  readList,
  cache,
  isSavingData,
  waitForIdle,
}: PackDownloaderParts): PackDownloader {
  const listeners = createListeners();
  let readiness: PackStatus = { status: 'unknown' };
  let run = new AbortController();

  async function fetchPack(files: readonly PackFile[], tell: (share: number) => void, signal: AbortSignal) {
    const stored = await cache.readAddresses();
    const missing = files.filter(({ address }) => !stored.has(address));
    let left = sumFileBytes(missing);
    const tellShare = () => tell(1 - left / sumFileBytes(files));
    if (left > 0) tellShare();
    await Promise.all(
      missing.map(async ({ address, bytes }) => {
        await cache.addFile(address, signal);
        left -= bytes;
        tellShare();
      }),
    );
  }

  /** Files of another version, which waits or is still in use, are its worker's to remove. */
  async function removeAllBut(list: PackList, packs: readonly Pack[]) {
    const wanted = listPackAddresses(list, packs);
    const all = listPackAddresses(
      list,
      LEVELS.map((level) => ({ level })),
    );
    await cache.deleteFiles([...all].filter((address) => !wanted.has(address)));
  }

  async function keep(pack: Pack, { alone } = { alone: false }): Promise<void> {
    const beside = packsBeside(pack, alone);
    run.abort();
    run = new AbortController();
    const { signal } = run;
    const tell = (next: PackStatus) => {
      if (signal.aborted) return;
      readiness = next;
      listeners.notify();
    };
    const held = async (list: PackList) => findCompletePacks(list, await cache.readAddresses(), pack.age);
    const tellReady = async (list: PackList) => {
      const packs = await held(list);
      if (signal.aborted) return;
      await cache.saveWantedPacks(packs);
      tell({ status: 'ready', pack, storedPacks: packs, bytes: sumFileBytes(listPackFiles(list, packs)) });
    };
    let list: PackList | undefined;
    try {
      list = await readList();
      await fetchPack(
        listPackFiles(list, [pack]),
        (progress) => tell({ status: 'fetching', pack, progress }),
        signal,
      );
      if (signal.aborted) return;
      await removeAllBut(list, [pack, ...beside]);
      await tellReady(list);
    } catch (cause) {
      console.info(`What ${pack.level} needs could not be stored:`, cause);
      return tell({ status: 'missing', pack, storedPacks: list ? await held(list).catch(() => []) : [] });
    }
    await waitForIdle();
    if (signal.aborted || isSavingData()) return;
    for (const other of beside) {
      await fetchPack(listPackFiles(list, [other]), () => {}, signal).catch(() => {
        // It is for later; the next start of the app tries again.
      });
    }
    await tellReady(list).catch((cause) => console.info('What is stored could not be noted:', cause));
  }

  return { downloadPack: keep, getStatus: () => readiness, onStatusChange: listeners.subscribe };
}

/** What the learner may want next: classes of another reason, then another level. */
function packsBeside({ level, reason, age }: Pack, alone: boolean): readonly Pack[] {
  const others = listOtherReasons(reason).map((each) => ({ level, reason: each, age }));
  return alone
    ? others
    : [...others, ...getAdjacentLevels(level).map((each) => ({ level: each, reason, age }))];
}

function sumFileBytes(files: readonly PackFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
