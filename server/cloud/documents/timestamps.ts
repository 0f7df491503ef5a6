/** Microseconds since the epoch: the resolution in which Firestore keeps times. Safe as a number until 2255. */
export type Microseconds = number;

const FORM = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;
const LAST_SECOND_MS = Date.UTC(9999, 11, 31, 23, 59, 59);
/** `Date.UTC` takes the year 1 for 1901. */
const FIRST_SECOND_MS = Date.parse('0001-01-01T00:00:00Z');

/** A moment in RFC 3339: its whole seconds in milliseconds since the epoch, and the nanoseconds past them. */
export interface Timestamp {
  secondsMs: number;
  nanos: number;
}

/** Reads a timestamp of proto3's JSON form; `undefined` for anything else, and outside the years 1 to 9999. */
export function parseTimestamp(text: string): Timestamp | undefined {
  const [, seconds, fraction = '', zone] = FORM.exec(text) ?? [];
  const secondsMs = Date.parse(`${seconds}${zone}`);
  if (!(secondsMs >= FIRST_SECOND_MS && secondsMs <= LAST_SECOND_MS)) return undefined;
  return { secondsMs, nanos: Number(fraction.padEnd(9, '0')) };
}

/** Writes a moment in UTC with six digits of its fraction; what is finer than a microsecond is cut off. */
export function formatTimestamp({ secondsMs, nanos }: Timestamp): string {
  const micros = Math.floor(nanos / 1000);
  return `${new Date(secondsMs).toISOString().slice(0, 19)}.${String(micros).padStart(6, '0')}Z`;
}

/** Writes microseconds since the epoch as a timestamp. */
export function formatMicroseconds(micros: Microseconds): string {
  const second = Math.floor(micros / 1_000_000);
  return formatTimestamp({ secondsMs: second * 1000, nanos: (micros - second * 1_000_000) * 1000 });
}

/** A moment as microseconds since the epoch; `undefined` when it is finer than that or too far away. */
export function toMicroseconds({ secondsMs, nanos }: Timestamp): Microseconds | undefined {
  const micros = secondsMs * 1000 + nanos / 1000;
  return nanos % 1000 === 0 && Number.isSafeInteger(micros) ? micros : undefined;
}
