import { useSyncExternalStore } from 'react';
import type { Readiness } from '../../installation/level-packs/pack-keeper.ts';
import { onReadiness, readiness } from '../../installation/level-packs/page-packs.ts';

/** How far this device is with what the learner's level needs, live. */
export function useReadiness(): Readiness {
  return useSyncExternalStore(onReadiness, readiness);
}
