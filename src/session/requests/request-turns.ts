import type { RequestRow } from '../../data/requests/request-rows.ts';
import { isLive, type Moment, msUntilTurn } from '../../domain/request-life.ts';

/** What there is to do about the requests, by their keys. */
export interface RequestTurns {
  /** Under way, and not to be sent any more: cancelled, or gone. */
  unwanted: readonly string[];
  due: readonly string[];
  /** In how many milliseconds the next one falls due; `Infinity` where none does. */
  nextInMs: number;
}

export function turnsOf(
  rows: readonly RequestRow[],
  underway: ReadonlySet<string>,
  moment: Moment,
): RequestTurns {
  const live = new Set(rows.filter(({ life }) => isLive(life)).map(({ key }) => key));
  const waits = rows
    .filter(({ key }) => !underway.has(key))
    .map(({ key, life }) => ({ key, ms: msUntilTurn(life, moment) }));
  return {
    unwanted: [...underway].filter((key) => !live.has(key)),
    due: waits.filter(({ ms }) => ms <= 0).map(({ key }) => key),
    nextInMs: Math.min(...waits.map(({ ms }) => ms).filter((ms) => ms > 0)),
  };
}
