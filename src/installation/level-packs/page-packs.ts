import * as v from 'valibot';
import { runWhenIdle } from '../../platform/run-when-idle.ts';
import { openPackCache, PACK_CACHE } from './pack-cache.ts';
import { createPackDownloader } from './pack-downloader.ts';
import { PACK_LIST_ADDRESS, type Pack, packListSchema } from './pack-list.ts';

/** How often what could not be fetched is asked for again, in milliseconds. */
const AGAIN_MS = 60_000;

/** Not in every browser (https://wicg.github.io/savedata/). */
interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

const downloader = createPackDownloader({
  readList: async () => v.parse(packListSchema, await (await fetch(PACK_LIST_ADDRESS)).json()),
  cache: openPackCache({ open: (name) => caches.open(name) }, (...request) => fetch(...request)),
  isSavingData: () => (navigator as SavingNavigator).connection?.saveData === true,
  waitForIdle: () => new Promise((resolve) => runWhenIdle(resolve)),
});

/** Takes all packs off this device, with the word on which they are. */
export async function deletePacks(): Promise<void> {
  if ('caches' in window) await caches.delete(PACK_CACHE);
}

/** How far this page is with the pack that it keeps. */
export const { getStatus: getPackStatus, onStatusChange: onPackStatusChange } = downloader;

/**
 * Keeps the learner's pack on this device, with those beside it unless its level is to be `alone`, from when the service
 * worker has the app; again when a connection comes back, and every minute, for a network that drops its answers never tells
 * when it has healed. Returns the way to stop. A browser without workers or caches keeps nothing.
 */
export function startPackDownload(pack: Pack, options: { alone: boolean }): () => void {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return () => {};
  const stopping = new AbortController();
  const { signal } = stopping;
  void navigator.serviceWorker.ready.then(() => {
    if (signal.aborted) return;
    void downloader.downloadPack(pack, options);
    const again = () => getPackStatus().status === 'missing' && void downloader.downloadPack(pack, options);
    window.addEventListener('online', again, { signal });
    const timer = setInterval(again, AGAIN_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  });
  return () => stopping.abort();
}
