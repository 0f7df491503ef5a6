import type { RequestRow } from '../../data/requests/request-rows.ts';
import { computeSendDelayMs, isRequestPending, type SendConditions } from '../../domain/request-status.ts';

/** What there is to do about the requests, by their keys. */
export interface RequestSchedule {
  /** Under way, and not to be sent any more: cancelled, or gone. */
  keysToAbort: readonly string[];
  dueKeys: readonly string[];
  /** In how many milliseconds the next one falls due; `Infinity` where none does. */
  nextInMs: number;
}

export function scheduleRequests(
  rows: readonly RequestRow[],
  underway: ReadonlySet<string>,
  moment: SendConditions,
): RequestSchedule {
  const live = new Set(rows.filter(({ life }) => isRequestPending(life)).map(({ key }) => key));
  const waits = rows
    .filter(({ key }) => !underway.has(key))
    .map(({ key, life }) => ({ key, ms: computeSendDelayMs(life, moment) }));
  return {
    keysToAbort: [...underway].filter((key) => !live.has(key)),
    dueKeys: waits.filter(({ ms }) => ms <= 0).map(({ key }) => key),
    nextInMs: Math.min(...waits.map(({ ms }) => ms).filter((ms) => ms > 0)),
  };
}
