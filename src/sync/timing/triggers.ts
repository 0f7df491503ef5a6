import type { OutboxEntry, SyncedRows } from '../../data/sync-rows/synced-rows.ts';
import type { Clock, Connectivity } from '../ports/ports.ts';
import type { BackgroundSync } from '../worker/background-sync.ts';
import { isDue } from './backoff.ts';

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

interface ScheduleInput {
  reason: DrainReason;
  entries: readonly OutboxEntry[];
  /** Before this time nothing is sent: the store asked for it, or a pull failed. By the device's clock. */
  notBefore: number;
  now: number;
  isOnline: boolean;
}

type DrainDecision = { type: 'drain' } | { type: 'skip' } | { type: 'later'; at: number };

const MAKE_DUE = new Set<DrainReason>(['online', 'visible', 'asked']);

/** Whether the reason makes postponed work due at once: the world has changed since it failed. */
export function isForcing(reason: DrainReason): boolean {
  return MAKE_DUE.has(reason);
}

/** Whether to drain now. Work that was put off is not made due by a mere write or the passing of time. */
export function decideDrain({ reason, entries, notBefore, now, isOnline }: ScheduleInput): DrainDecision {
  if (!isOnline) return { type: 'skip' };
  if (isForcing(reason)) return { type: 'drain' };
  if (!isDue(notBefore, now)) return { type: 'later', at: notBefore };
  if (entries.length === 0) return { type: reason === 'write' ? 'skip' : 'drain' };
  if (entries.some((entry) => isDue(entry.nextAt, now))) return { type: 'drain' };
  return { type: 'later', at: Math.min(...entries.map((entry) => entry.nextAt)) };
}
