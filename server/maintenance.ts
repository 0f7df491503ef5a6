import type { Kysely } from 'kysely';
import { DAY_MS } from '../src/domain/calendar-date.ts';
import { logOperatorActions, OPERATOR_ACTIONS_INTERVAL_MS } from './accounts/operator-actions.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { type CreditLedger, LEASE_MS } from './credits/credit-ledger.ts';
import { getPossibleLocalDates } from './credits/local-date.ts';
import type { PaidCalls } from './credits/paid-calls.ts';
import type { Tables } from './database/tables.ts';
import type { Log } from './log.ts';

/** How long a repeated call is answered from the ledger. */
const PAID_CALL_RETENTION_MS = 7 * DAY_MS;

/**
 * Repeats a task until the returned function is called. A failure is logged, and the task runs again next
 * time.
 */
function scheduleEvery(ms: number, task: () => Promise<void>, log: Log): () => void {
  const timer = setInterval(() => task().catch((error) => log('Maintenance failed.', error)), ms);
  timer.unref();
  return () => clearInterval(timer);
}

export interface MaintenanceOptions {
  query: Kysely<Tables>;
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
 * Refunds the calls that a stopped process left unfinished, deletes expired rows and logs what operators did,
 * now and periodically.
 *
 * @returns stops the timers
 */
export async function startMaintenance({
  query,
  ledger,
  paidCalls,
  cloud,
  isShared,
  startedAt,
  clock,
  log,
}: MaintenanceOptions): Promise<() => void> {
  // Without other processes on this database, every lease older than this start is void.
  const refunded = await ledger.refundLapsed(isShared ? clock() : startedAt + LEASE_MS);
  if (refunded > 0) log(`Refunded ${refunded} calls that the last stop left unfinished.`);
  const deleteExpired = async () => {
    const oldest = clock() - PAID_CALL_RETENTION_MS;
    await ledger.deleteExpired(oldest, getPossibleLocalDates(oldest)[0] ?? '');
    await cloud?.deleteExpired();
  };
  const logActions = () => logOperatorActions(query, log);
  await deleteExpired();
  await logActions();
  const stops = [
    scheduleEvery(OPERATOR_ACTIONS_INTERVAL_MS, logActions, log),
    scheduleEvery(DAY_MS, deleteExpired, log),
    scheduleEvery(LEASE_MS / 4, paidCalls.renewLeases, log),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
