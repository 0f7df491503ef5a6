import { useSyncExternalStore } from 'react';
import type { PackStatus } from '../../installation/level-packs/pack-downloader.ts';
import { getPackStatus, onPackStatusChange } from '../../installation/level-packs/page-packs.ts';

/** How far this device is with what the learner's level needs, live. */
export function usePackStatus(): PackStatus {
  return useSyncExternalStore(onPackStatusChange, getPackStatus);
}
