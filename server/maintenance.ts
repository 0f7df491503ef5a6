import type { LocalCloud } from './cloud/local-cloud.ts';
import { type CreditLedger, LEASE_MS } from './credits/credit-ledger.ts';
import { getPossibleLocalDates } from './credits/local-date.ts';
import type { PaidCalls } from './credits/paid-calls.ts';
import type { Log } from './log.ts';

const DAY_MS = 86_400_000;
/** How long a repeated call finds its answer. */
const PAID_CALL_RETENTION_MS = 7 * DAY_MS;

/** Repeats some upkeep until it is told to stop. A failure is logged, and the next time may do better. */
function scheduleEvery(ms: number, upkeep: () => Promise<void>, log: Log): () => void {
  const timer = setInterval(() => upkeep().catch((error) => log('The upkeep failed.', error)), ms);
  timer.unref();
  return () => clearInterval(timer);
}

export interface MaintenanceOptions {
  ledger: CreditLedger;
  paidCalls: PaidCalls;
  /** Absent with Firebase. */
  cloud: Pick<LocalCloud, 'deleteExpired'> | undefined;
  /** Whether other processes work on the same database. */
  isShared: boolean;
  /** When this process started, in milliseconds since the epoch, as `clock` gives them. */
  startedAt: number;
  clock: () => number;
  log: Log;
}

/**
 * Refunds what was left unfinished and drops what is too old to be asked for, now and again and again.
 *
 * @returns the way to stop
 */
export async function startMaintenance({
  ledger,
  paidCalls,
  cloud,
  isShared,
  startedAt,
  clock,
  log,
}: MaintenanceOptions): Promise<() => void> {
  // A database that is this process's alone has no other at work: whatever lease is older than this start is void.
  const refunded = await ledger.refundLapsed(isShared ? clock() : startedAt + LEASE_MS);
  if (refunded > 0) log(`Refunded what the last stop left unfinished: ${refunded}.`);
  const forget = async () => {
    const oldest = clock() - PAID_CALL_RETENTION_MS;
    await ledger.deleteExpired(oldest, getPossibleLocalDates(oldest)[0] ?? '');
    await cloud?.deleteExpired();
  };
  await forget();
  const stops = [scheduleEvery(DAY_MS, forget, log), scheduleEvery(LEASE_MS / 4, paidCalls.renewLeases, log)];
  return () => {
    for (const stop of stops) stop();
  };
}
