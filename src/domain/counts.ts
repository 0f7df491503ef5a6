import type { Counts } from './records.ts';

/*
 * Counts of answers by name: `day:<date>` for a day, `asked:<point>` and `right:<point>` for a point of
 * grammar. Each device has a counter of its own for each name, so that merging devices loses and doubles
 * nothing.
 */

/** The count of a name, summed over all devices. */
export function sumCounters(counts: Counts, name: string): number {
  const counters = Object.hasOwn(counts, name) ? counts[name] : undefined;
  return Object.values(counters ?? {}).reduce((sum, count) => sum + count, 0);
}

/** The names with this prefix, without it: the dates of `day:`, the points of `asked:`. */
export function listCountNames(counts: Counts, prefix: string): readonly string[] {
  return Object.keys(counts).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}
