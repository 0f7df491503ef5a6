import type { SyncedRows } from '../../data/sync-rows/synced-rows.ts';
import { createListeners } from '../../domain/listeners.ts';
import type { Result } from '../../domain/result.ts';
import { requestPersistentStorage } from '../../platform/persistent-storage.ts';
import { browserConnectivity, systemClock, webLocks } from '../ports/browser-ports.ts';
import type { Clock, Connectivity, Identity, Locks, Random } from '../ports/ports.ts';
import type { RemoteFailure, UserDocument } from '../ports/user-document.ts';
import { getSyncStatus, type SyncFailure, type SyncStatus } from '../sync-status.ts';
import { computeRetryDelay, MAX_DELAY_MS, MAX_UNREACHABLE_DELAY_MS } from '../timing/backoff.ts';
import { type DrainReason, decideDrain, overridesRetryDelay, startTriggers } from '../timing/triggers.ts';
import { isSameValue } from '../wire/plain-value.ts';
import { type BackgroundSync, browserBackgroundSync } from '../worker/background-sync.ts';
import type { DrainOutcome } from './drain.ts';
import { DRAIN_TIMEOUT_MS, drainUnderLock } from './drain-under-lock.ts';
import type { EngineDependencies, SyncStep } from './engine-parts.ts';
import { pullDocument } from './pull.ts';

/**
 * The number of drains that follow the first success after failures, `MAX_UNREACHABLE_DELAY_MS` apart:
 * other devices may have been cut off by the same outage, and their changes arrive only now.
 */
const FOLLOW_UP_POLLS = 3;

/** What sync needs; optional ports default to the browser's. */
export interface LearnerSyncOptions {
  store: SyncedRows;
  userDocument: UserDocument;
  identity: Identity;
  clock?: Clock;
  random?: Random;
  locks?: Locks;
  connectivity?: Connectivity;
  background?: BackgroundSync;
  /** Called after the first write. */
  requestPersistence?: () => Promise<void>;
  onStep?: (step: SyncStep) => void;
}

/** One learner's sync, from sign-in to sign-out. */
export interface RunningSync {
  getStatus(): SyncStatus;
  /** Calls `listener` after each change of status; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Schedules a drain, which reads, merges and writes the document; returns at once. */
  requestDrain(): void;
  /**
   * Merges the learner's document once, without pushing. Where there is no profile, creates one with the
   * sign-in defaults ('created'); a failed read creates nothing.
   */
  pullOnce(): Promise<Result<'exists' | 'created', RemoteFailure>>;
  /** Syncs now, for at most `ms` milliseconds; resolves with the number of entries left in the outbox. */
  drainFor(ms: number): Promise<number>;
  /** Aborts a running drain, removes all triggers, and resolves when nothing more will be sent. */
  stop(): Promise<void>;
}

/** Starts syncing: on start, after writes, when online or visible again, and every five minutes. */
export function createLearnerSync(options: LearnerSyncOptions): RunningSync {
  const { store: rows, userDocument, identity, onStep } = options;
  const { clock = systemClock, random = Math.random, locks = webLocks } = options;
  const { connectivity = browserConnectivity, requestPersistence = requestPersistentStorage } = options;
  const { background = browserBackgroundSync } = options;
  const parts: EngineDependencies = {
    rows,
    userDocument,
    identity,
    clock,
    random,
    ...(onStep ? { onStep } : {}),
  };
  const listeners = createListeners();
  const stopping = new AbortController();

  let counts = { pending: 0, deadLetters: 0 };
  let isDraining = false;
  let syncedAt: number | null = null;
  let lastFailure: SyncFailure | null = null;
  let failureCount = 0;
  /** Milliseconds since the epoch, by the device's clock; 0 if no failure delays the next attempt. */
  let earliestNextAttempt = 0;
  let followUpPolls = 0;
  let running: Promise<void> = Promise.resolve();
  let queuedReason: DrainReason | null = null;
  let cancelTimer = () => {};
  let status = getSyncStatus({ ...counts, isDraining, syncedAt, failure: lastFailure });

  function publish(): void {
    const next = getSyncStatus({ ...counts, isDraining, syncedAt, failure: lastFailure });
    if (isSameValue(next, status)) return;
    status = next;
    listeners.notify();
  }

  function scheduleDrain(at: number): void {
    cancelTimer();
    const delay = Math.min(MAX_DELAY_MS, Math.max(0, at - clock.now()));
    cancelTimer = clock.runAfter(delay, () => enqueueDrain('timer'));
  }

  /** Runs one drain at a time in this tab; a request during it is queued. */
  function enqueueDrain(reason: DrainReason): void {
    if (stopping.signal.aborted) return;
    if (queuedReason !== null) {
      if (overridesRetryDelay(reason)) queuedReason = reason;
      return;
    }
    queuedReason = reason;
    running = running.then(async () => {
      const nextReason = queuedReason ?? reason;
      queuedReason = null;
      await attemptDrain(nextReason, stopping.signal, DRAIN_TIMEOUT_MS);
    });
  }

  async function attemptDrain(
    reason: DrainReason,
    callerSignal: AbortSignal,
    timeoutMs: number,
  ): Promise<void> {
    if (callerSignal.aborted) return;
    try {
      if (overridesRetryDelay(reason)) {
        await rows.resetRetryDelays();
        onStep?.('made due');
      }
      const { entries } = await rows.readOutbox();
      const isOnline = connectivity.isOnline();
      const decision = decideDrain({ reason, entries, earliestNextAttempt, now: clock.now(), isOnline });
      if (decision.type === 'later') scheduleDrain(decision.at);
      if (decision.type === 'drain') await drainOnce(callerSignal, timeoutMs);
    } catch (error) {
      // This device's database failed, not the cloud: the rows are unchanged, and a later attempt may
      // succeed.
      console.error('Sync was interrupted:', error);
      failureCount += 1;
      // An earlier failure may have set a longer pause.
      earliestNextAttempt = Math.max(
        earliestNextAttempt,
        clock.now() + computeRetryDelay(failureCount, random),
      );
      if (!stopping.signal.aborted) scheduleDrain(earliestNextAttempt);
    }
  }

  async function drainOnce(callerSignal: AbortSignal, timeoutMs: number): Promise<void> {
    isDraining = true;
    publish();
    try {
      const signals = [callerSignal, stopping.signal];
      applyOutcome(await drainUnderLock(parts, { locks, failureCount, timeoutMs, signals }));
    } finally {
      isDraining = false;
      await updateCounts();
    }
  }

  function applyOutcome(outcome: DrainOutcome): void {
    if (outcome.kind === 'stopped') {
      // Stopped by the time limit, or the lock was not free in time.
      if (!stopping.signal.aborted) scheduleDrain(clock.now() + computeRetryDelay(failureCount + 1, random));
      return;
    }
    cancelTimer();
    if (outcome.kind === 'synced') {
      followUpPolls = failureCount > 0 ? FOLLOW_UP_POLLS : Math.max(0, followUpPolls - 1);
      if (followUpPolls > 0) scheduleDrain(clock.now() + MAX_UNREACHABLE_DELAY_MS);
      failureCount = 0;
      earliestNextAttempt = 0;
      lastFailure = null;
      syncedAt = clock.now();
      return;
    }
    failureCount += 1;
    lastFailure = outcome.failure;
    // Without `retryAt`, only an event such as a sign-in can help; no timer is set for that.
    earliestNextAttempt = outcome.retryAt ?? 0;
    if (outcome.retryAt !== null) scheduleDrain(outcome.retryAt);
  }

  async function updateCounts(): Promise<void> {
    const { entries, deadLetters } = await rows.readOutbox();
    counts = { pending: entries.length, deadLetters: deadLetters.length };
    publish();
  }

  async function drainFor(ms: number): Promise<number> {
    const timeout = new AbortController();
    const done = new Promise<void>((resolve) => {
      const cancel = clock.runAfter(ms, () => {
        timeout.abort();
        resolve();
      });
      running = running
        .then(() => attemptDrain('requested', timeout.signal, ms))
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
    requestDrain: enqueueDrain,
    hasPending: () => counts.pending > 0,
    drainForWorker: () => drainFor(DRAIN_TIMEOUT_MS),
  });
  const stopWatchingCounts = rows.watchCounts((current) => {
    counts = current;
    publish();
  });
  const stopWaitingForFirstWrite = rows.onWrite(() => {
    stopWaitingForFirstWrite();
    void requestPersistence();
  });
  enqueueDrain('start');

  return {
    getStatus: () => status,
    subscribe: listeners.subscribe,
    requestDrain: () => enqueueDrain('requested'),
    async pullOnce() {
      const pulled = await pullDocument(parts, stopping.signal);
      if (pulled.ok) enqueueDrain('requested');
      return pulled;
    },
    drainFor,
    async stop() {
      stopping.abort();
      stopTriggers();
      stopWatchingCounts();
      stopWaitingForFirstWrite();
      cancelTimer();
      await running;
      // A drain that was running may have set the timer again.
      cancelTimer();
    },
  };
}
