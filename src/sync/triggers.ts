import type { SyncedRows } from '../data/synced-rows.ts';
import type { Clock, Connectivity } from './ports.ts';

/** Why a drain is asked for. The last three make postponed work due at once. */
export type WakeReason = 'start' | 'write' | 'interval' | 'due' | 'online' | 'visible' | 'asked';

const INTERVAL_MS = 5 * 60_000;
const LONG_AWAY_MS = 60_000;

export interface TriggerParts {
  rows: Pick<SyncedRows, 'onWrite'>;
  clock: Clock;
  connectivity: Connectivity;
  wake: (reason: WakeReason) => void;
}

/**
 * Wakes sync after each write, when the device comes online, when the page turns visible after a
 * minute away, and every five minutes while it is visible. Returns the way to stop.
 */
export function startTriggers({ rows, clock, connectivity, wake }: TriggerParts): () => void {
  let hiddenAt = connectivity.visible() ? null : clock.now();
  let cancelInterval = () => {};

  function onVisibility(): void {
    if (!connectivity.visible()) {
      hiddenAt ??= clock.now();
      return;
    }
    const isLongAway = hiddenAt !== null && clock.now() - hiddenAt >= LONG_AWAY_MS;
    hiddenAt = null;
    if (isLongAway) wake('visible');
  }

  function everyInterval(): void {
    cancelInterval = clock.after(INTERVAL_MS, () => {
      if (connectivity.visible()) wake('interval');
      everyInterval();
    });
  }

  everyInterval();
  const stops = [
    rows.onWrite(() => wake('write')),
    connectivity.onOnline(() => wake('online')),
    connectivity.onVisibility(onVisibility),
    () => cancelInterval(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
