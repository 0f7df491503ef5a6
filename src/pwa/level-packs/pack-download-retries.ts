import * as v from 'valibot';
import { runWhenIdle } from '../../platform/run-when-idle.ts';
import { openPackCache, PACK_CACHE } from './pack-cache.ts';
import { createPackDownloader } from './pack-downloader.ts';
import { PACK_LIST_ADDRESS, type Pack, packListSchema } from './pack-list.ts';

/** How often a pack that could not be fetched is tried again, in milliseconds. */
const RETRY_INTERVAL_MS = 60_000;

/** Not in every browser (https://wicg.github.io/savedata/). */
interface NetworkNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

const downloader = createPackDownloader({
  readList: async () => v.parse(packListSchema, await (await fetch(PACK_LIST_ADDRESS)).json()),
  cache: openPackCache({ open: (name) => caches.open(name) }, (...request) => fetch(...request)),
  isSavingData: () => (navigator as NetworkNavigator).connection?.saveData === true,
  waitForIdle: () => new Promise((resolve) => runWhenIdle(resolve)),
});

/** Deletes all packs from this device, with the list of the wanted ones. */
export async function deletePacks(): Promise<void> {
  if ('caches' in window) await caches.delete(PACK_CACHE);
}

/** The status of this page's download. */
export const { getStatus: getPackStatus, onStatusChange: onPackStatusChange } = downloader;

/**
 * Downloads the learner's pack and, unless `isOwnLevelOnly`, those of adjacent levels, once the service
 * worker has installed the app. Retries when the browser is online again, and every minute, because a faulty
 * network fires no event; returns a function that stops it.
 */
export function startPackDownload(pack: Pack, options: { isOwnLevelOnly: boolean }): () => void {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return () => {};
  const stopping = new AbortController();
  const { signal } = stopping;
  void navigator.serviceWorker.ready.then(() => {
    if (signal.aborted) return;
    void downloader.downloadPack(pack, options);
    const retry = () => getPackStatus().status === 'missing' && void downloader.downloadPack(pack, options);
    window.addEventListener('online', retry, { signal });
    const timer = setInterval(retry, RETRY_INTERVAL_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  });
  return () => stopping.abort();
}
