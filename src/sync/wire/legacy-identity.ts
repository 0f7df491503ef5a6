import { canonicalJson } from '../../data/canonical-json.ts';

/** The counter for completions that no device's counter explains. */
export const LEGACY_COUNTER = 'legacy';

/**
 * The id of a record of an old version without ids: a hash of its content, so that every device computes the
 * same one and different records get different ones.
 */
export function createLegacyId(record: Readonly<Record<string, unknown>>): string {
  return `legacy-${hash53(canonicalJson(record)).toString(36)}`;
}

/** cyrb53, a 53-bit string hash (bryc, public domain). */
function hash53(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** Just below the largest time of a `Date`, in milliseconds. */
const MAX_TIME_MS = 8e15;

/** A time that ends with its zone: "Z", "+02:00" or "+0200". */
const WITH_ZONE = /(?:Z|[+-]\d\d:?\d\d)$/;

/**
 * The creation time of a record without `createdAt`, from its `timestamp`, in milliseconds since the epoch; 0
 * when that is not a time. A time without a zone is read as UTC, so that every device computes the same.
 */
export function parseLegacyTimestamp(timestamp: unknown): number {
  if (typeof timestamp === 'number') return timestamp >= 0 && timestamp <= MAX_TIME_MS ? timestamp : 0;
  if (typeof timestamp !== 'string') return 0;
  const local = new Date(timestamp);
  if (Number.isNaN(local.getTime())) return 0;
  if (WITH_ZONE.test(timestamp.trim())) return Math.max(0, local.getTime());
  const offset = local.getTimezoneOffset() * 60_000;
  return Math.max(0, local.getTime() - offset);
}
