import type { RequestRow } from '../../data/requests/request-rows.ts';
import { canBeHurried, dueIn, isLive, needsConnection } from '../../domain/request-life.ts';

/** When the sender looks at the requests. */
export interface Moment {
  /** Milliseconds since the epoch. */
  time: number;
  /** Whether what waits for a connection is tried, due or not. */
  isHurried: boolean;
  isOnline: boolean;
}

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
    .map((row) => ({ key: row.key, ms: msUntilTurn(row, moment) }));
  return {
    unwanted: [...underway].filter((key) => !live.has(key)),
    due: waits.filter(({ ms }) => ms <= 0).map(({ key }) => key),
    nextInMs: Math.min(...waits.map(({ ms }) => ms).filter((ms) => ms > 0)),
  };
}

/** In how many milliseconds a request is to be sent; never, or not before something else happens: `Infinity`. */
export function msUntilTurn({ life }: RequestRow, { time, isHurried, isOnline }: Moment): number {
  if (!isLive(life)) return Number.POSITIVE_INFINITY;
  // Its turn comes with the connection, of which the sender is told.
  if (needsConnection(life) && !isOnline) return Number.POSITIVE_INFINITY;
  if (isHurried && canBeHurried(life)) return 0;
  return dueIn(life, time);
}
