import type { RequestRow } from '../../data/requests/request-rows.ts';
import { canBeHurried, dueIn, isLive, needsConnection, RETRY_MS } from '../../domain/request-life.ts';
import type { Connectivity, Locks } from '../../sync/ports/ports.ts';
import { type CarriedOut, carryOut } from './carry-out.ts';
import type { RequestPorts } from './request-work.ts';

/** How long one tab waits for another that is sending the same request, in milliseconds. */
const PATIENCE_MS = 60_000;

export interface RequestSenderParts extends RequestPorts {
  uid: string;
  connectivity: Connectivity;
  locks: Locks;
}

export interface RequestSender {
  stop(): void;
}

/**
 * Works off the requests: each as it is put down or falls due, in whichever tab, those that wait for a connection also
 * at the start, when the device comes online and when the page comes into view. A lock for each lets one tab send it;
 * what a page that is gone has left is sent again under the same key. One that is taken back is given up.
 */
export function startRequestSender(parts: RequestSenderParts): RequestSender {
  const { store, clock, connectivity } = parts;
  const underway = new Map<string, AbortController>();
  let rows: readonly RequestRow[] = [];
  /** Whether the next look is to try what waits for a connection, due or not. */
  let isHurried = true;
  let isStopped = false;
  let cancelTimer = () => {};

  function look(): void {
    if (isStopped) return;
    const live = rows.filter(({ life }) => isLive(life)).map(({ key }) => key);
    for (const [key, attempt] of underway) if (!live.includes(key)) void giveUp(key, attempt);
    const now = { time: clock.now(), isHurried, isOnline: connectivity.online() };
    isHurried = false;
    const idle = rows.filter(({ key }) => !underway.has(key));
    for (const { key } of idle.filter((row) => turnIn(row, now) <= 0)) void send(key, now.isHurried);
    cancelTimer();
    const next = Math.min(...idle.map((row) => turnIn(row, now)).filter((ms) => ms > 0));
    if (Number.isFinite(next)) cancelTimer = clock.after(next, look);
  }

  /** The row as it lies: what a look knows may be older than what this tab or another has written since. */
  async function rowNow(key: string): Promise<RequestRow | undefined> {
    return (await store.requests().catch(() => rows)).find((each) => each.key === key);
  }

  async function isStillDue(key: string, isHurried: boolean): Promise<boolean> {
    const row = await rowNow(key);
    const now = { time: clock.now(), isHurried, isOnline: connectivity.online() };
    return row !== undefined && turnIn(row, now) <= 0;
  }

  /** Stops an attempt whose request was taken back; one that was asked for again goes on. */
  async function giveUp(key: string, attempt: AbortController): Promise<void> {
    const row = await rowNow(key);
    if (!row || !isLive(row.life)) attempt.abort();
  }

  async function send(key: string, isHurried: boolean): Promise<void> {
    const attempt = new AbortController();
    underway.set(key, attempt);
    const carriedOut = await underLock(key, parts, {
      signal: attempt.signal,
      isDue: () => isStillDue(key, isHurried),
    });
    // It stays under way meanwhile, so that `look` leaves it alone.
    if (carriedOut === 'not-written') await new Promise<void>((resolve) => clock.after(RETRY_MS, resolve));
    // What is known of it is older than what has just been written.
    rows = await store.requests().catch(() => rows);
    underway.delete(key);
    look();
  }

  function hurry(): void {
    isHurried = true;
    look();
  }

  const stops = [
    store.watchRequests((known) => {
      rows = known;
      look();
    }),
    connectivity.onOnline(hurry),
    connectivity.onVisibility(() => {
      if (connectivity.visible()) hurry();
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

/** Carries the request out under its lock, or after `PATIENCE_MS` without: its key makes a second sending harmless. */
async function underLock(
  key: string,
  parts: RequestSenderParts,
  { signal, isDue }: { signal: AbortSignal; isDue: () => Promise<boolean> },
): Promise<CarriedOut> {
  const { uid, locks } = parts;
  // `hold` runs the task even when `signal` was aborted in the queue: one that was given up has nothing to write, nor
  // has one that another tab has tried meanwhile.
  const task = async () => (signal.aborted || !(await isDue()) ? 'written' : carryOut(key, parts, signal));
  try {
    return await locks.hold(`request:${uid}:${key}`, { patience: PATIENCE_MS, signal }, task);
  } catch (cause) {
    console.warn('A request’s lock could not be had:', cause);
    return 'not-written';
  }
}

/** In how many milliseconds a request is to be sent; never, or not before something else happens: `Infinity`. */
function turnIn({ life }: RequestRow, now: { time: number; isHurried: boolean; isOnline: boolean }): number {
  if (!isLive(life)) return Number.POSITIVE_INFINITY;
  if (needsConnection(life) && !now.isOnline) return Number.POSITIVE_INFINITY;
  if (now.isHurried && canBeHurried(life)) return 0;
  return dueIn(life, now.time);
}
