import type { OutboxEntry, SyncedRows } from '../../data/sync-rows/synced-rows.ts';
import type { Clock, Connectivity } from '../ports/ports.ts';
import type { BackgroundSync } from '../worker/background-sync.ts';
import { isDue } from './backoff.ts';

/** Why a drain is requested. The last three make postponed entries due at once. */
export type DrainReason = 'start' | 'write' | 'interval' | 'timer' | 'online' | 'visible' | 'requested';

/** How often a visible page asks for changes of other devices. */
const INTERVAL_MS = 5 * 60_000;
/** A page that was hidden for a shorter time requests no drain when it is visible again. */
const LONG_AWAY_MS = 60_000;

export interface TriggerDependencies {
  rows: Pick<SyncedRows, 'onWrite'>;
  clock: Clock;
  connectivity: Connectivity;
  background: BackgroundSync;
  requestDrain: (reason: DrainReason) => void;
  hasPending: () => boolean;
  /** Drains at once for the service worker; resolves with the number of changes left. */
  drainForWorker: () => Promise<number>;
}

/**
 * Requests a drain after each write, when the device comes online, when the page becomes visible after a
 * minute, every five minutes while it is visible, and when the service worker asks for one.
 *
 * Also requests a Background Sync after each write, and when a page with pending changes is hidden, since it
 * may be closed. A failed drain requests none, because the browser would run it at once, again and again.
 * @returns a function that removes all triggers
 */
export function startTriggers(parts: TriggerDependencies): () => void {
  const { rows, clock, connectivity, background, requestDrain, hasPending, drainForWorker } = parts;
  let hiddenAt = connectivity.isVisible() ? null : clock.now();
  let cancelInterval = () => {};

  function handleVisibilityChange(): void {
    if (!connectivity.isVisible()) {
      hiddenAt ??= clock.now();
      if (hasPending()) background.requestSync();
      return;
    }
    const isLongAway = hiddenAt !== null && clock.now() - hiddenAt >= LONG_AWAY_MS;
    hiddenAt = null;
    if (isLongAway) requestDrain('visible');
  }

  function scheduleInterval(): void {
    cancelInterval = clock.runAfter(INTERVAL_MS, () => {
      if (connectivity.isVisible()) requestDrain('interval');
      scheduleInterval();
    });
  }

  scheduleInterval();
  const stops = [
    rows.onWrite(() => {
      requestDrain('write');
      background.requestSync();
    }),
    background.onDrainRequest(drainForWorker),
    connectivity.onOnline(() => requestDrain('online')),
    connectivity.onVisibilityChange(handleVisibilityChange),
    () => cancelInterval(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

interface ScheduleInput {
  reason: DrainReason;
  entries: readonly OutboxEntry[];
  /** The earliest time for a drain, after a failed one, by the device's clock. */
  earliestNextAttempt: number;
  now: number;
  isOnline: boolean;
}

type DrainDecision = { type: 'drain' } | { type: 'skip' } | { type: 'later'; at: number };

const FORCING_REASONS = new Set<DrainReason>(['online', 'visible', 'requested']);

/**
 * Whether the reason makes postponed entries due at once, because conditions have changed since they failed.
 */
export function overridesRetryDelay(reason: DrainReason): boolean {
  return FORCING_REASONS.has(reason);
}

/** Whether to drain now. A write or an interval does not make postponed entries due. */
export function decideDrain({
  reason,
  entries,
  earliestNextAttempt,
  now,
  isOnline,
}: ScheduleInput): DrainDecision {
  if (!isOnline) return { type: 'skip' };
  if (overridesRetryDelay(reason)) return { type: 'drain' };
  if (!isDue(earliestNextAttempt, now)) return { type: 'later', at: earliestNextAttempt };
  if (entries.length === 0) return { type: reason === 'write' ? 'skip' : 'drain' };
  if (entries.some((entry) => isDue(entry.nextAt, now))) return { type: 'drain' };
  return { type: 'later', at: Math.min(...entries.map((entry) => entry.nextAt)) };
}
