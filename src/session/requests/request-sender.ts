import type { LearnerStore } from '../../data/learner/learner-store.ts';
import type { RequestRow } from '../../data/requests/request-rows.ts';
import { computeSendDelayMs, isRequestPending, type SendConditions } from '../../domain/request-status.ts';
import { RETRY_DELAY_MS } from '../../domain/retry-delays.ts';
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
 * Sends requests when they are enqueued or due; those that wait for a connection also at the start, when the
 * device comes online and when the page becomes visible. A lock lets one tab send each; cancelled requests
 * are aborted.
 */
export function startRequestSender(parts: RequestSenderParts): RequestSender {
  const { store, clock, connectivity } = parts;
  const inFlight = new Map<string, AbortController>();
  /** The last known requests; null before the first read. */
  let rows: readonly RequestRow[] | null = null;
  /** Whether the next run also sends requests that wait for a connection or for storage space, due or not. */
  let isForced = true;
  let isStopped = false;
  let cancelTimer = () => {};

  function startDue(): void {
    if (isStopped || !rows) return;
    const conditions = readConditions(parts, isForced);
    isForced = false;
    const { keysToAbort, dueKeys, nextInMs } = scheduleRequests(rows, new Set(inFlight.keys()), conditions);
    for (const key of keysToAbort) void abortUnlessPending(store, key, inFlight.get(key));
    for (const key of dueKeys) void send(key, conditions.ignoreConnectionDelay);
    cancelTimer();
    if (Number.isFinite(nextInMs)) cancelTimer = clock.runAfter(nextInMs, startDue);
  }

  async function send(key: string, force: boolean): Promise<void> {
    const attempt = new AbortController();
    inFlight.set(key, attempt);
    const outcome = await sendUnderLock(key, parts, { signal: attempt.signal, force });
    // It stays in `inFlight` meanwhile, so that `startDue` skips it.
    if (outcome === 'not-stored')
      await new Promise<void>((resolve) => clock.runAfter(RETRY_DELAY_MS, resolve));
    // The known rows are older than what was just stored.
    rows = await store.readRequests().catch(() => rows);
    inFlight.delete(key);
    startDue();
  }

  function sendForced(): void {
    isForced = true;
    startDue();
  }

  const stops = [
    store.watchRequests((current) => {
      rows = current;
      startDue();
    }),
    connectivity.onOnline(sendForced),
    connectivity.onVisibilityChange(() => {
      if (connectivity.isVisible()) sendForced();
    }),
  ];
  return {
    stop() {
      isStopped = true;
      cancelTimer();
      for (const stop of stops) stop();
      for (const attempt of inFlight.values()) attempt.abort();
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
  const pending = new Set(rows.filter(({ status }) => isRequestPending(status)).map(({ key }) => key));
  const delays = rows
    .filter(({ key }) => !inFlight.has(key))
    .map(({ key, status }) => ({ key, ms: computeSendDelayMs(status, conditions) }));
  return {
    keysToAbort: [...inFlight].filter((key) => !pending.has(key)),
    dueKeys: delays.filter(({ ms }) => ms <= 0).map(({ key }) => key),
    nextInMs: Math.min(...delays.map(({ ms }) => ms).filter((ms) => ms > 0)),
  };
}

function readConditions(
  { clock, connectivity }: RequestSenderParts,
  ignoreConnectionDelay: boolean,
): SendConditions {
  return { now: clock.now(), ignoreConnectionDelay, isOnline: connectivity.isOnline() };
}

/** Aborts the attempt at a request that was cancelled or replaced, unless it is pending again. */
async function abortUnlessPending(
  store: LearnerStore,
  key: string,
  attempt: AbortController | undefined,
): Promise<void> {
  // The sender's rows may be out of date.
  const rows = await store.readRequests().catch(() => []);
  if (!rows.some((row) => row.key === key && isRequestPending(row.status))) attempt?.abort();
}

/**
 * Sends the request under its lock, or, after the timeout, without: its key makes a second sending harmless.
 */
async function sendUnderLock(
  key: string,
  parts: RequestSenderParts,
  { signal, force }: { signal: AbortSignal; force: boolean },
): Promise<ProcessOutcome> {
  async function task(): Promise<ProcessOutcome> {
    // `runExclusive` runs the task even if `signal` was aborted while waiting.
    if (signal.aborted) return 'stored';
    return processRequest(key, parts, { conditions: readConditions(parts, force), signal });
  }
  try {
    const { uid, locks } = parts;
    return await locks.runExclusive(`request:${uid}:${key}`, { timeoutMs: LOCK_TIMEOUT_MS, signal }, task);
  } catch (cause) {
    console.warn('Getting a request’s lock failed:', cause);
    return 'not-stored';
  }
}
