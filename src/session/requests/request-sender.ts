import type { LearnerStore } from '../../data/learner/learner-store.ts';
import type { RequestRow } from '../../data/requests/request-rows.ts';
import {
  computeSendDelayMs,
  isRequestPending,
  RETRY_DELAY_MS,
  type SendConditions,
} from '../../domain/request-status.ts';
import type { Connectivity, Locks } from '../../sync/ports/ports.ts';
import { type ProcessOutcome, processRequest } from './process-request.ts';
import type { RequestPorts } from './request-handler.ts';

/** How long one tab waits for another that is sending the same request, in milliseconds. */
const LOCK_TIMEOUT_MS = 60_000;

export interface RequestSenderParts extends RequestPorts {
  uid: string;
  connectivity: Connectivity;
  locks: Locks;
}

export interface RequestSender {
  stop(): void;
}

/**
 * Works off the requests: each as it is put down or falls due, in whichever tab, those that wait for a
 * connection also at the start, when the device comes online and when the page comes into view. A lock for
 * each lets one tab send it; what a page that is gone has left is sent again under the same key. The attempt
 * at one that was cancelled is stopped.
 */
export function startRequestSender(parts: RequestSenderParts): RequestSender {
  const { store, clock, connectivity } = parts;
  const underway = new Map<string, AbortController>();
  /** The requests, as far as they are known; null before the store has told of them. */
  let rows: readonly RequestRow[] | null = null;
  /** Whether the next look also tries what waits for a connection or found no room, due or not. */
  let isHurried = true;
  let isStopped = false;
  let cancelTimer = () => {};

  function startDue(): void {
    if (isStopped || !rows) return;
    const moment = readMoment(parts, isHurried);
    isHurried = false;
    const { keysToAbort, dueKeys, nextInMs } = scheduleRequests(rows, new Set(underway.keys()), moment);
    for (const key of keysToAbort) void abortUnlessWanted(store, key, underway.get(key));
    for (const key of dueKeys) void send(key, moment.force);
    cancelTimer();
    if (Number.isFinite(nextInMs)) cancelTimer = clock.runAfter(nextInMs, startDue);
  }

  async function send(key: string, isHurry: boolean): Promise<void> {
    const attempt = new AbortController();
    underway.set(key, attempt);
    const carriedOut = await sendUnderLock(key, parts, { signal: attempt.signal, isHurried: isHurry });
    // It stays under way meanwhile, so that `startDue` leaves it alone.
    if (carriedOut === 'not-written')
      await new Promise<void>((resolve) => clock.runAfter(RETRY_DELAY_MS, resolve));
    // What is known of it is older than what has just been written.
    rows = await store.readRequests().catch(() => rows);
    underway.delete(key);
    startDue();
  }

  function hurry(): void {
    isHurried = true;
    startDue();
  }

  const stops = [
    store.watchRequests((known) => {
      rows = known;
      startDue();
    }),
    connectivity.onOnline(hurry),
    connectivity.onVisibilityChange(() => {
      if (connectivity.isVisible()) hurry();
    }),
  ];
  return {
    stop() {
      isStopped = true;
      cancelTimer();
      for (const stop of stops) stop();
      for (const attempt of underway.values()) attempt.abort();
    },
  };
}

/** What the sender has to do now, by the keys of the requests. */
interface RequestSchedule {
  /** In flight, and cancelled or deleted since. */
  keysToAbort: readonly string[];
  dueKeys: readonly string[];
  /** Milliseconds until the next request is due; `Infinity` when none is waiting. */
  nextInMs: number;
}

function scheduleRequests(
  rows: readonly RequestRow[],
  inFlight: ReadonlySet<string>,
  conditions: SendConditions,
): RequestSchedule {
  const pending = new Set(rows.filter(({ life }) => isRequestPending(life)).map(({ key }) => key));
  const delays = rows
    .filter(({ key }) => !inFlight.has(key))
    .map(({ key, life }) => ({ key, ms: computeSendDelayMs(life, conditions) }));
  return {
    keysToAbort: [...inFlight].filter((key) => !pending.has(key)),
    dueKeys: delays.filter(({ ms }) => ms <= 0).map(({ key }) => key),
    nextInMs: Math.min(...delays.map(({ ms }) => ms).filter((ms) => ms > 0)),
  };
}

function readMoment({ clock, connectivity }: RequestSenderParts, force: boolean): SendConditions {
  return { now: clock.now(), force, isOnline: connectivity.isOnline() };
}

/** Stops the attempt at a request that was cancelled or replaced; one that was asked for again goes on. */
async function abortUnlessWanted(
  store: LearnerStore,
  key: string,
  attempt: AbortController | undefined,
): Promise<void> {
  // What the sender knows may be older than what this tab or another has written since.
  const rows = await store.readRequests().catch(() => []);
  if (!rows.some((row) => row.key === key && isRequestPending(row.life))) attempt?.abort();
}

/**
 * Carries the request out under its lock, or after `PATIENCE_MS` without: its key makes a second sending
 * harmless.
 */
async function sendUnderLock(
  key: string,
  parts: RequestSenderParts,
  { signal, isHurried }: { signal: AbortSignal; isHurried: boolean },
): Promise<ProcessOutcome> {
  async function task(): Promise<ProcessOutcome> {
    // `hold` runs the task even when `signal` was aborted in the queue: of one that was cancelled there is
    // nothing to write.
    if (signal.aborted) return 'written';
    return processRequest(key, parts, { moment: readMoment(parts, isHurried), signal });
  }
  try {
    const { uid, locks } = parts;
    return await locks.runExclusive(`request:${uid}:${key}`, { timeoutMs: LOCK_TIMEOUT_MS, signal }, task);
  } catch (cause) {
    console.warn('A request’s lock could not be had:', cause);
    return 'not-written';
  }
}
