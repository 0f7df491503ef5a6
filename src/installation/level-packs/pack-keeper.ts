import { LEVELS, type Level, levelsBeside } from '../../domain/levels.ts';
import { createListeners } from '../../domain/listeners.ts';
import type { PackCache } from './pack-cache.ts';
import { addressesOf, filesOf, type PackFile, type PackList, wholeLevels } from './pack-list.ts';

/** How far a device is with the level that it is to have. */
export type Readiness =
  /** Not looked yet, or the browser stores nothing. */
  | { phase: 'unknown' }
  /** `share`: from 0 to 1. */
  | { phase: 'fetching'; level: Level; share: number }
  /** `held`: all levels that are stored whole; `bytes`: what they take together. */
  | { phase: 'ready'; level: Level; held: readonly Level[]; bytes: number }
  /** It could not be fetched. */
  | { phase: 'missing'; level: Level; held: readonly Level[] };

export interface PackKeeper {
  /**
   * Has the device keep what this level needs, then what those beside it need unless it is to be `alone`, and removes
   * the rest. Of a call before, which a new one ends, nothing is lost. It never rejects.
   */
  keep(level: Level, options?: { alone: boolean }): Promise<void>;
  readiness(): Readiness;
  onReadiness(listener: () => void): () => void;
}

export interface PackKeeperParts {
  readList: () => Promise<PackList>;
  cache: PackCache;
  /** Whether only what is needed now may be fetched. */
  isSavingData: () => boolean;
  /** Fulfilled when the page has nothing better to do. */
  idle: () => Promise<void>;
}

export function createPackKeeper({ readList, cache, isSavingData, idle }: PackKeeperParts): PackKeeper {
  const listeners = createListeners();
  let readiness: Readiness = { phase: 'unknown' };
  let run = new AbortController();

  async function fetchPack(files: readonly PackFile[], tell: (share: number) => void, signal: AbortSignal) {
    const stored = await cache.stored();
    const missing = files.filter(({ address }) => !stored.has(address));
    let left = sizeOf(missing);
    const tellShare = () => tell(1 - left / sizeOf(files));
    if (left > 0) tellShare();
    await Promise.all(
      missing.map(async ({ address, bytes }) => {
        await cache.add(address, signal);
        left -= bytes;
        tellShare();
      }),
    );
  }

  /** Files of another version, which waits or is still in use, are its worker's to remove. */
  async function removeAllBut(list: PackList, levels: readonly Level[]) {
    const wanted = addressesOf(list, levels);
    const others = [...addressesOf(list, LEVELS)].filter((address) => !wanted.has(address));
    await cache.remove(others);
  }

  async function keep(level: Level, { alone } = { alone: false }): Promise<void> {
    const beside = alone ? [] : levelsBeside(level);
    run.abort();
    run = new AbortController();
    const { signal } = run;
    const tell = (next: Readiness) => {
      if (signal.aborted) return;
      readiness = next;
      listeners.notify();
    };
    const held = async (list: PackList) => wholeLevels(list, await cache.stored());
    const tellReady = async (list: PackList) => {
      const levels = await held(list);
      if (signal.aborted) return;
      await cache.setKeptLevels(levels);
      tell({ phase: 'ready', level, held: levels, bytes: sizeOf(filesOf(list, levels)) });
    };
    let list: PackList | undefined;
    try {
      list = await readList();
      await fetchPack(list[level], (share) => tell({ phase: 'fetching', level, share }), signal);
      if (signal.aborted) return;
      await removeAllBut(list, [level, ...beside]);
      await tellReady(list);
    } catch (cause) {
      console.info(`What ${level} needs could not be stored:`, cause);
      return tell({ phase: 'missing', level, held: list ? await held(list).catch(() => []) : [] });
    }
    await idle();
    if (signal.aborted || isSavingData()) return;
    for (const other of beside) {
      await fetchPack(list[other], () => {}, signal).catch(() => {
        // It is for later; the next start of the app tries again.
      });
    }
    await tellReady(list).catch((cause) => console.info('What is stored could not be noted:', cause));
  }

  return { keep, readiness: () => readiness, onReadiness: listeners.subscribe };
}

function sizeOf(files: readonly PackFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
