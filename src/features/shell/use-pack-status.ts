import { useSyncExternalStore } from 'react';
import type { PackStatus } from '../../pwa/level-packs/pack-downloader.ts';
import { getPackStatus, onPackStatusChange } from '../../pwa/level-packs/start-pack-download.ts';

/** The download status of the learner's level pack, live. */
export function usePackStatus(): PackStatus {
  return useSyncExternalStore(onPackStatusChange, getPackStatus);
}
