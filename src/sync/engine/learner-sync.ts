import type { SyncedRows } from '../../data/sync-rows/synced-rows.ts';
import { createListeners } from '../../domain/listeners.ts';
import type { Result } from '../../domain/result.ts';
import { askForLastingStorage } from '../../platform/lasting-storage.ts';
import { browserConnectivity, systemClock, webLocks } from '../ports/browser-ports.ts';
import type { Clock, Connectivity, Identity, Locks, Random } from '../ports/ports.ts';
import type { RemoteFailure, UserDocument } from '../ports/user-document.ts';
import { type SyncFailure, type SyncStatus, statusOf } from '../status/status.ts';
import { LONGEST_DELAY_MS, LONGEST_SILENCE_MS, retryDelay } from '../timing/backoff.ts';
import { decide, makesDue } from '../timing/schedule.ts';
import { startTriggers, type WakeReason } from '../timing/triggers.ts';
import { isSameValue } from '../wire/plain-value.ts';
import { type BackgroundSync, browserBackgroundSync } from '../worker/background-sync.ts';
import type { DrainOutcome } from './drain.ts';
import type { EngineParts, Step } from './engine-parts.ts';
import { DRAIN_DEADLINE_MS, lockedDrain } from './locked-drain.ts';
import { pull } from './pull.ts';

/**
 * How often sync looks again once it got through after failures, `LONGEST_SILENCE_MS` apart: whatever cut this device
 * off may have cut off others, whose changes are still on their way.
 */
const LOOKS_AFTER_FAILURE = 3;

/** What sync needs; what is left out is the browser's. */
export interface LearnerSyncOptions {
  /** What `openLearnerStore` opened. */
  store: SyncedRows;
  userDocument: UserDocument;
  identity: Identity;
  clock?: Clock;
  random?: Random;
  locks?: Locks;
  connectivity?: Connectivity;
  background?: BackgroundSync;
  /** Called after the first write. */
  askToPersist?: () => Promise<void>;
  step?: (step: Step) => void;
}

/** One learner's sync, from sign-in to sign-out. */
export interface RunningSync {
  status(): SyncStatus;
  /** Calls `listener` after each change of status; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Asks for a drain and a pull soon; returns at once. */
  wake(): void;
  /**
   * Reads the learner's document once and takes it over, pushing nothing. A learner who has a profile
   * neither there nor here gets one with the sign-in defaults ('created'). A failed read creates nothing.
   */
  pullOnce(): Promise<Result<'exists' | 'created', RemoteFailure>>;
  /** Syncs now, for at most `ms` milliseconds; resolves with the number of entries left, dead ones not counted. */
  drainFor(ms: number): Promise<number>;
  /** Aborts what is running, takes all triggers away, and resolves when nothing more will be sent. */
  stop(): Promise<void>;
}

/** Starts syncing: on start, after writes, when online or visible again, and every five minutes. */
export function createLearnerSync(options: LearnerSyncOptions): RunningSync {
  const { store: rows, userDocument, identity, step } = options;
  const { clock = systemClock, random = Math.random, locks = webLocks } = options;
  const { connectivity = browserConnectivity, askToPersist = askForLastingStorage } = options;
  const { background = browserBackgroundSync } = options;
  const parts: EngineParts = { rows, userDocument, identity, clock, random, ...(step ? { step } : {}) };
  const listeners = createListeners();
  const stopping = new AbortController();

  let counts = { pending: 0, dead: 0 };
  let isDraining = false;
  let syncedAt: number | null = null;
  let failure: SyncFailure | null = null;
  let failures = 0;
  let notBefore = 0;
  let looksLeft = 0;
  let running: Promise<void> = Promise.resolve();
  let queued: WakeReason | null = null;
  let cancelTimer = () => {};
  let status = statusOf({ ...counts, isDraining, syncedAt, failure });

  function publish(): void {
    const next = statusOf({ ...counts, isDraining, syncedAt, failure });
    if (isSameValue(next, status)) return;
    status = next;
    listeners.notify();
  }

  function wakeAt(at: number): void {
    cancelTimer();
    const delay = Math.min(LONGEST_DELAY_MS, Math.max(0, at - clock.now()));
    cancelTimer = clock.after(delay, () => wake('due'));
  }

  /** One drain at a time in this tab; what is asked for meanwhile follows it. */
  function wake(reason: WakeReason): void {
    if (stopping.signal.aborted) return;
    if (queued !== null) {
      if (makesDue(reason)) queued = reason;
      return;
    }
    queued = reason;
    running = running.then(async () => {
      const asked = queued ?? reason;
      queued = null;
      await attempt(asked, stopping.signal, DRAIN_DEADLINE_MS);
    });
  }

  async function attempt(reason: WakeReason, outer: AbortSignal, deadline: number): Promise<void> {
    if (outer.aborted) return;
    try {
      if (makesDue(reason)) {
        await rows.makeDue();
        step?.('made due');
      }
      const { entries } = await rows.outbox();
      const isOnline = connectivity.online();
      const decision = decide({ reason, entries, notBefore, now: clock.now(), isOnline });
      if (decision.decision === 'later') wakeAt(decision.at);
      if (decision.decision === 'drain') await drainOnce(outer, deadline);
    } catch (error) {
      // This device's database failed, not the cloud: the rows are as they were, and a later try may do.
      console.error('Sync was interrupted:', error);
      failures += 1;
      // The cloud may have asked for a longer pause before.
      notBefore = Math.max(notBefore, clock.now() + retryDelay(failures, random));
      if (!stopping.signal.aborted) wakeAt(notBefore);
    }
  }

  async function drainOnce(outer: AbortSignal, deadline: number): Promise<void> {
    isDraining = true;
    publish();
    try {
      const signals = [outer, stopping.signal];
      conclude(await lockedDrain(parts, { locks, failures, deadline, signals }));
    } finally {
      isDraining = false;
      await recount();
    }
  }

  function conclude(outcome: DrainOutcome): void {
    if (outcome.outcome === 'stopped') {
      if (!stopping.signal.aborted) wakeAt(clock.now() + retryDelay(failures + 1, random));
      return;
    }
    cancelTimer();
    if (outcome.outcome === 'synced') {
      looksLeft = failures > 0 ? LOOKS_AFTER_FAILURE : Math.max(0, looksLeft - 1);
      if (looksLeft > 0) wakeAt(clock.now() + LONGEST_SILENCE_MS);
      failures = 0;
      notBefore = 0;
      failure = null;
      syncedAt = clock.now();
      return;
    }
    failures += 1;
    failure = outcome.failure;
    notBefore = outcome.until ?? 0;
    if (outcome.until !== null) wakeAt(outcome.until);
  }

  async function recount(): Promise<void> {
    const { entries, dead } = await rows.outbox();
    counts = { pending: entries.length, dead: dead.length };
    publish();
  }

  async function drainFor(ms: number): Promise<number> {
    const late = new AbortController();
    const done = new Promise<void>((resolve) => {
      const cancel = clock.after(ms, () => {
        late.abort();
        resolve();
      });
      running = running
        .then(() => attempt('asked', late.signal, ms))
        .finally(() => {
          cancel();
          resolve();
        });
    });
    await done;
    return (await rows.outbox()).entries.length;
  }

  const stopTriggers = startTriggers({
    rows,
    clock,
    connectivity,
    background,
    wake,
    hasPending: () => counts.pending > 0,
    drainForWorker: () => drainFor(DRAIN_DEADLINE_MS),
  });
  const stopCounting = rows.watchCounts((now) => {
    counts = now;
    publish();
  });
  const stopAsking = rows.onWrite(() => {
    stopAsking();
    void askToPersist();
  });
  wake('start');

  return {
    status: () => status,
    subscribe: listeners.subscribe,
    wake: () => wake('asked'),
    async pullOnce() {
      const pulled = await pull(parts, stopping.signal);
      if (pulled.ok) wake('asked');
      return pulled;
    },
    drainFor,
    async stop() {
      stopping.abort();
      stopTriggers();
      stopCounting();
      stopAsking();
      cancelTimer();
      await running;
      cancelTimer();
    },
  };
}
