import type { Counts } from './records.ts';

/** What was counted under a name, on all devices together. */
export function sumCounters(counts: Counts, name: string): number {
  const counters = Object.hasOwn(counts, name) ? counts[name] : undefined;
  return Object.values(counters ?? {}).reduce((sum, count) => sum + count, 0);
}

/** The rest of each name that begins so: the dates after `day:`, the points after `asked:`. */
export function listCountNames(counts: Counts, prefix: string): readonly string[] {
  return Object.keys(counts).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}
