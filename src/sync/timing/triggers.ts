import type { SyncedRows } from '../../data/sync-rows/synced-rows.ts';
import type { Clock, Connectivity } from '../ports/ports.ts';
import type { BackgroundSync } from '../worker/background-sync.ts';

/** Why a drain is asked for. The last three make postponed work due at once. */
export type DrainReason = 'start' | 'write' | 'interval' | 'due' | 'online' | 'visible' | 'asked';

const INTERVAL_MS = 5 * 60_000;
const LONG_AWAY_MS = 60_000;

export interface TriggerParts {
  rows: Pick<SyncedRows, 'onWrite'>;
  clock: Clock;
  connectivity: Connectivity;
  background: BackgroundSync;
  requestDrain: (reason: DrainReason) => void;
  hasPending: () => boolean;
  /** Drains at once; resolves with the number of changes left. */
  drainForWorker: () => Promise<number>;
}

/**
 * Wakes sync after each write, when the device comes online, when the page turns visible after a
 * minute away, every five minutes while it is visible, and when the service worker asks. Has the browser run
 * the worker after each write, and when a page with pending work is put away: it may be killed at any moment.
 * Never after a failed drain, which would be run again at once, for ever. Returns the way to stop.
 */
export function startTriggers(parts: TriggerParts): () => void {
  const { rows, clock, connectivity, background, requestDrain, hasPending, drainForWorker } = parts;
  let hiddenAt = connectivity.isVisible() ? null : clock.now();
  let cancelInterval = () => {};

  function onVisibility(): void {
    if (!connectivity.isVisible()) {
      hiddenAt ??= clock.now();
      if (hasPending()) background.requestSync();
      return;
    }
    const isLongAway = hiddenAt !== null && clock.now() - hiddenAt >= LONG_AWAY_MS;
    hiddenAt = null;
    if (isLongAway) requestDrain('visible');
  }

  function everyInterval(): void {
    cancelInterval = clock.runAfter(INTERVAL_MS, () => {
      if (connectivity.isVisible()) requestDrain('interval');
      everyInterval();
    });
  }

  everyInterval();
  const stops = [
    rows.onWrite(() => {
      requestDrain('write');
      background.requestSync();
    }),
    background.onDrainRequest(drainForWorker),
    connectivity.onOnline(() => requestDrain('online')),
    connectivity.onVisibilityChange(onVisibility),
    () => cancelInterval(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
