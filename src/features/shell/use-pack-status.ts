import { useSyncExternalStore } from 'react';
import { getPackStatus, onPackStatusChange } from '../../pwa/level-packs/pack-download-retries.ts';
import type { PackStatus } from '../../pwa/level-packs/pack-downloader.ts';

/** The download status of the learner's level pack, live. */
export function usePackStatus(): PackStatus {
  return useSyncExternalStore(onPackStatusChange, getPackStatus);
}
