/** Microseconds since the epoch, Firestore's resolution of times. A safe integer until 2255. */
export type Microseconds = number;

const FORM = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;
const LAST_SECOND_MS = Date.UTC(9999, 11, 31, 23, 59, 59);
/** `Date.UTC` would read the year 1 as 1901. */
const FIRST_SECOND_MS = Date.parse('0001-01-01T00:00:00Z');

/** A time of RFC 3339: its whole seconds as milliseconds since the epoch, and the nanoseconds after them. */
export interface Timestamp {
  secondsMs: number;
  nanos: number;
}

/** Parses a timestamp of proto3's JSON; `undefined` if it is malformed or outside the years 1 to 9999. */
export function parseTimestamp(text: string): Timestamp | undefined {
  const [, seconds, fraction = '', zone] = FORM.exec(text) ?? [];
  const secondsMs = Date.parse(`${seconds}${zone}`);
  if (!(secondsMs >= FIRST_SECOND_MS && secondsMs <= LAST_SECOND_MS)) return undefined;
  return { secondsMs, nanos: Number(fraction.padEnd(9, '0')) };
}

/** Formats a time in UTC, truncated to microseconds. */
export function formatTimestamp({ secondsMs, nanos }: Timestamp): string {
  const micros = Math.floor(nanos / 1000);
  return `${new Date(secondsMs).toISOString().slice(0, 19)}.${String(micros).padStart(6, '0')}Z`;
}

/** Formats microseconds since the epoch as a timestamp. */
export function formatMicroseconds(micros: Microseconds): string {
  const second = Math.floor(micros / 1_000_000);
  return formatTimestamp({ secondsMs: second * 1000, nanos: (micros - second * 1_000_000) * 1000 });
}

/** A time as microseconds since the epoch; `undefined` if it has finer fractions or is not a safe integer. */
export function toMicroseconds({ secondsMs, nanos }: Timestamp): Microseconds | undefined {
  const micros = secondsMs * 1000 + nanos / 1000;
  return nanos % 1000 === 0 && Number.isSafeInteger(micros) ? micros : undefined;
}
