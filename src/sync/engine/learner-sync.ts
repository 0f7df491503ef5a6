import type { SyncedRows } from '../../data/sync-rows/synced-rows.ts';
import { createListeners } from '../../domain/listeners.ts';
import type { Result } from '../../domain/result.ts';
import { requestPersistentStorage } from '../../platform/persistent-storage.ts';
import { browserConnectivity, systemClock, webLocks } from '../ports/browser-ports.ts';
import type { Clock, Connectivity, Identity, Locks, Random } from '../ports/ports.ts';
import type { RemoteFailure, UserDocument } from '../ports/user-document.ts';
import { getSyncStatus, type SyncFailure, type SyncStatus } from '../sync-status.ts';
import { computeRetryDelay, MAX_DELAY_MS, MAX_UNREACHABLE_DELAY_MS } from '../timing/backoff.ts';
import { type DrainReason, decideDrain, isForcing, startTriggers } from '../timing/triggers.ts';
import { isSameValue } from '../wire/plain-value.ts';
import { type BackgroundSync, browserBackgroundSync } from '../worker/background-sync.ts';
import type { DrainOutcome } from './drain.ts';
import { DRAIN_TIMEOUT_MS, drainUnderLock } from './drain-under-lock.ts';
import type { EngineParts, SyncStep } from './engine-parts.ts';
import { pullDocument } from './pull.ts';

/**
 * How often sync looks again once it got through after failures, `MAX_UNREACHABLE_DELAY_MS` apart: whatever cut this device
 * off may have cut off others, whose changes are still on their way.
 */
const FOLLOW_UP_POLLS = 3;

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
  onStep?: (step: SyncStep) => void;
}

/** One learner's sync, from sign-in to sign-out. */
export interface RunningSync {
  getStatus(): SyncStatus;
  /** Calls `listener` after each change of status; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Asks for a drain and a pull soon; returns at once. */
  requestDrain(): void;
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
  const { store: rows, userDocument, identity, onStep } = options;
  const { clock = systemClock, random = Math.random, locks = webLocks } = options;
  const { connectivity = browserConnectivity, askToPersist = requestPersistentStorage } = options;
  const { background = browserBackgroundSync } = options;
  const parts: EngineParts = { rows, userDocument, identity, clock, random, ...(onStep ? { onStep } : {}) };
  const listeners = createListeners();
  const stopping = new AbortController();

  let counts = { pending: 0, deadLetters: 0 };
  let isDraining = false;
  let syncedAt: number | null = null;
  let failure: SyncFailure | null = null;
  let failures = 0;
  let notBefore = 0;
  let looksLeft = 0;
  let running: Promise<void> = Promise.resolve();
  let queued: DrainReason | null = null;
  let cancelTimer = () => {};
  let status = getSyncStatus({ ...counts, isDraining, syncedAt, failure });

  function publish(): void {
    const next = getSyncStatus({ ...counts, isDraining, syncedAt, failure });
    if (isSameValue(next, status)) return;
    status = next;
    listeners.notify();
  }

  function wakeAt(at: number): void {
    cancelTimer();
    const delay = Math.min(MAX_DELAY_MS, Math.max(0, at - clock.now()));
    cancelTimer = clock.runAfter(delay, () => wake('due'));
  }

  /** One drain at a time in this tab; what is asked for meanwhile follows it. */
  function wake(reason: DrainReason): void {
    if (stopping.signal.aborted) return;
    if (queued !== null) {
      if (isForcing(reason)) queued = reason;
      return;
    }
    queued = reason;
    running = running.then(async () => {
      const asked = queued ?? reason;
      queued = null;
      await attempt(asked, stopping.signal, DRAIN_TIMEOUT_MS);
    });
  }

  async function attempt(reason: DrainReason, outer: AbortSignal, deadline: number): Promise<void> {
    if (outer.aborted) return;
    try {
      if (isForcing(reason)) {
        await rows.makeEntriesDue();
        onStep?.('made due');
      }
      const { entries } = await rows.readOutbox();
      const isOnline = connectivity.isOnline();
      const decision = decideDrain({ reason, entries, notBefore, now: clock.now(), isOnline });
      if (decision.type === 'later') wakeAt(decision.at);
      if (decision.type === 'drain') await drainOnce(outer, deadline);
    } catch (error) {
      // This device's database failed, not the cloud: the rows are as they were, and a later try may do.
      console.error('Sync was interrupted:', error);
      failures += 1;
      // The cloud may have asked for a longer pause before.
      notBefore = Math.max(notBefore, clock.now() + computeRetryDelay(failures, random));
      if (!stopping.signal.aborted) wakeAt(notBefore);
    }
  }

  async function drainOnce(outer: AbortSignal, timeoutMs: number): Promise<void> {
    isDraining = true;
    publish();
    try {
      const signals = [outer, stopping.signal];
      conclude(await drainUnderLock(parts, { locks, failures, timeoutMs, signals }));
    } finally {
      isDraining = false;
      await recount();
    }
  }

  function conclude(outcome: DrainOutcome): void {
    if (outcome.kind === 'stopped') {
      if (!stopping.signal.aborted) wakeAt(clock.now() + computeRetryDelay(failures + 1, random));
      return;
    }
    cancelTimer();
    if (outcome.kind === 'synced') {
      looksLeft = failures > 0 ? FOLLOW_UP_POLLS : Math.max(0, looksLeft - 1);
      if (looksLeft > 0) wakeAt(clock.now() + MAX_UNREACHABLE_DELAY_MS);
      failures = 0;
      notBefore = 0;
      failure = null;
      syncedAt = clock.now();
      return;
    }
    failures += 1;
    failure = outcome.failure;
    notBefore = outcome.retryAt ?? 0;
    if (outcome.retryAt !== null) wakeAt(outcome.retryAt);
  }

  async function recount(): Promise<void> {
    const { entries, deadLetters } = await rows.readOutbox();
    counts = { pending: entries.length, deadLetters: deadLetters.length };
    publish();
  }

  async function drainFor(ms: number): Promise<number> {
    const late = new AbortController();
    const done = new Promise<void>((resolve) => {
      const cancel = clock.runAfter(ms, () => {
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
    return (await rows.readOutbox()).entries.length;
  }

  const stopTriggers = startTriggers({
    rows,
    clock,
    connectivity,
    background,
    requestDrain: wake,
    hasPending: () => counts.pending > 0,
    drainForWorker: () => drainFor(DRAIN_TIMEOUT_MS),
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
    getStatus: () => status,
    subscribe: listeners.subscribe,
    requestDrain: () => wake('asked'),
    async pullOnce() {
      const pulled = await pullDocument(parts, stopping.signal);
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
