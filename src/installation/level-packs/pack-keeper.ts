import { LEVELS, levelsBeside } from '../../domain/levels.ts';
import { createListeners } from '../../domain/listeners.ts';
import { otherReasons } from '../../domain/reasons.ts';
import type { PackCache } from './pack-cache.ts';
import { addressesOf, filesOf, type Pack, type PackFile, type PackList, wholePacks } from './pack-list.ts';

/** How far a device is with the pack that it is to have. */
export type Readiness =
  /** Not looked yet, or the browser stores nothing. */
  | { phase: 'unknown' }
  /** `share`: from 0 to 1. */
  | { phase: 'fetching'; pack: Pack; share: number }
  /** `held`: all packs for the learner's age that are stored whole; `bytes`: what they take together. */
  | { phase: 'ready'; pack: Pack; held: readonly Pack[]; bytes: number }
  /** It could not be fetched. */
  | { phase: 'missing'; pack: Pack; held: readonly Pack[] };

export interface PackKeeper {
  /**
   * Has the device keep this pack, then those of the level's other reasons and, unless the level is to be `alone`, those of
   * the levels beside it, and removes the rest. Of a call before, which a new one ends, nothing is lost. It never rejects.
   */
  keep(pack: Pack, options?: { alone: boolean }): Promise<void>;
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
  async function removeAllBut(list: PackList, packs: readonly Pack[]) {
    const wanted = addressesOf(list, packs);
    const all = addressesOf(
      list,
      LEVELS.map((level) => ({ level })),
    );
    await cache.remove([...all].filter((address) => !wanted.has(address)));
  }

  async function keep(pack: Pack, { alone } = { alone: false }): Promise<void> {
    const beside = packsBeside(pack, alone);
    run.abort();
    run = new AbortController();
    const { signal } = run;
    const tell = (next: Readiness) => {
      if (signal.aborted) return;
      readiness = next;
      listeners.notify();
    };
    const held = async (list: PackList) => wholePacks(list, await cache.stored(), pack.age);
    const tellReady = async (list: PackList) => {
      const packs = await held(list);
      if (signal.aborted) return;
      await cache.setKept(packs);
      tell({ phase: 'ready', pack, held: packs, bytes: sizeOf(filesOf(list, packs)) });
    };
    let list: PackList | undefined;
    try {
      list = await readList();
      await fetchPack(filesOf(list, [pack]), (share) => tell({ phase: 'fetching', pack, share }), signal);
      if (signal.aborted) return;
      await removeAllBut(list, [pack, ...beside]);
      await tellReady(list);
    } catch (cause) {
      console.info(`What ${pack.level} needs could not be stored:`, cause);
      return tell({ phase: 'missing', pack, held: list ? await held(list).catch(() => []) : [] });
    }
    await idle();
    if (signal.aborted || isSavingData()) return;
    for (const other of beside) {
      await fetchPack(filesOf(list, [other]), () => {}, signal).catch(() => {
        // It is for later; the next start of the app tries again.
      });
    }
    await tellReady(list).catch((cause) => console.info('What is stored could not be noted:', cause));
  }

  return { keep, readiness: () => readiness, onReadiness: listeners.subscribe };
}

/** What the learner may want next: classes of another reason, then another level. */
function packsBeside({ level, reason, age }: Pack, alone: boolean): readonly Pack[] {
  const others = otherReasons(reason).map((each) => ({ level, reason: each, age }));
  return alone ? others : [...others, ...levelsBeside(level).map((each) => ({ level: each, reason, age }))];
}

function sizeOf(files: readonly PackFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
